import { EmailField } from '../../fields/email/EmailField.tsx';
import { MessageField } from '../../fields/message/MessageField.tsx';
import { NameField } from '../../fields/name/NameField.tsx';
import { useTexts } from '../../react/provider/useTexts.ts';
import { createValidatedForm } from '../../react/validated/create-validated-form.tsx';
import { useField } from '../../react/validated/ValidatedFields.tsx';
import { lotQuestionForm } from './lot-question.form.ts';

/** Name, mailbox and a question about a lot: the form, and the same in its window. */
export const { Form: LotQuestionForm, FormModal: LotQuestionModal } = createValidatedForm(
  lotQuestionForm,
  {
    Fields: () => (
      <>
        <AskerField />
        <EmailField />
        <MessageField />
      </>
    ),
  },
);

function AskerField() {
  const texts = useTexts();
  const { onValueChange, ...name } = useField('name');
  return (
    <NameField
      {...name}
      label={texts.name}
      required
      onChange={(event) => onValueChange(event.currentTarget.value)}
    />
  );
}
