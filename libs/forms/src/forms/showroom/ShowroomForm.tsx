import { ContactFields } from '../../fields/contact/ContactFields.tsx';
import { createValidatedForm } from '../../react/validated/create-validated-form.tsx';
import { showroomForm } from './showroom.form.ts';

/** Name and phone for a visit to a showroom: the form, and the same in its window. */
export const { Form: ShowroomForm, FormModal: ShowroomModal } = createValidatedForm(showroomForm, {
  Fields: ContactFields,
});
