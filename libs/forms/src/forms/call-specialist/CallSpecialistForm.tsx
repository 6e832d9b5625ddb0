import { ContactFields } from '../../fields/contact/ContactFields.tsx';
import { EmailField } from '../../fields/email/EmailField.tsx';
import { createValidatedForm } from '../../react/validated/create-validated-form.tsx';
import { callSpecialistForm } from './call-specialist.form.ts';

/** Name, phone and e-mail for a mortgage consultation: the form, and the same in its window. */
export const { Form: CallSpecialistForm, FormModal: CallSpecialistModal } = createValidatedForm(
  callSpecialistForm,
  {
    Fields: () => (
      <>
        <ContactFields />
        <EmailField />
      </>
    ),
  },
);
