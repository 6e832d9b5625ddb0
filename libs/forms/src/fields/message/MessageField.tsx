import { TextArea } from '@m30/ui-kit/text-field';
import { useTexts } from '../../react/provider/useTexts.ts';
import { useField } from '../../react/validated/ValidatedFields.tsx';
import { LONGEST_MESSAGE } from './message.schema.ts';

/** Question of a validated form. */
export function MessageField() {
  const texts = useTexts();
  const { onValueChange, ...field } = useField('message');
  return (
    <TextArea
      {...field}
      label={texts.message}
      maxLength={LONGEST_MESSAGE}
      required
      onChange={(event) => onValueChange(event.currentTarget.value)}
    />
  );
}
