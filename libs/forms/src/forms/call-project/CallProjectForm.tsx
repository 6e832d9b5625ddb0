import { ContactFields } from '../../fields/contact/ContactFields.tsx';
import { createValidatedForm } from '../../react/validated/create-validated-form.tsx';
import { callProjectForm } from './call-project.form.ts';

/** Name and phone for a building project: the form, and the same in its window. */
export const { Form: CallProjectForm, FormModal: CallProjectModal } = createValidatedForm(
  callProjectForm,
  {
    Fields: ContactFields,
  },
);
