import { createPlainForm } from '../../react/create-plain-form.tsx';
import { callRequestSecondaryForm } from './call-request-secondary.form.ts';

/** Name and phone for the resale department: the form, and the same in its window. */
export const { Form: CallRequestSecondaryForm, FormModal: CallRequestSecondaryModal } =
  createPlainForm(callRequestSecondaryForm);
