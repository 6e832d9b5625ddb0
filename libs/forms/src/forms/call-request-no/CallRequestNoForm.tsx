import { createPlainForm } from '../../react/create-plain-form.tsx';
import { callRequestNoForm } from './call-request-no.form.ts';

/** Name and phone to be told of the start of sales: the form, and the same in its window. */
export const { Form: CallRequestNoForm, FormModal: CallRequestNoModal } =
  createPlainForm(callRequestNoForm);
