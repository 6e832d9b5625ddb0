import { TextField } from '@m30/ui-kit/text-field';
import { useTexts } from '../../react/provider/useTexts.ts';
import { useField } from '../../react/validated/ValidatedFields.tsx';

/** E-mail of a validated form. */
export function EmailField() {
  const texts = useTexts();
  const { onValueChange, ...field } = useField('email');
  return (
    <TextField
      {...field}
      label={texts.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      required
      onChange={(event) => onValueChange(event.currentTarget.value)}
    />
  );
}
