import { useTexts } from '../../react/provider/useTexts.ts';
import { useField } from '../../react/validated/ValidatedFields.tsx';
import { NameField } from '../name/NameField.tsx';
import { PhoneField } from '../phone/PhoneField.tsx';

/** Name and phone of a validated form. */
export function ContactFields() {
  const texts = useTexts();
  const { onValueChange, ...name } = useField('name');
  const phone = useField('phone');
  return (
    <>
      <NameField
        {...name}
        label={texts.name}
        required
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      <PhoneField {...phone} label={texts.phone} required />
    </>
  );
}
