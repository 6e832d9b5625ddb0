import { ContactFields } from '../../fields/contact/ContactFields.tsx';
import { createValidatedForm } from '../../react/validated/create-validated-form.tsx';
import { easyMovingForm } from './easy-moving.form.ts';

/** Name and phone for help with moving: the form, and the same in its window. */
export const { Form: EasyMovingForm, FormModal: EasyMovingModal } = createValidatedForm(
  easyMovingForm,
  {
    Fields: ContactFields,
  },
);
