import { createPlainForm } from '../../react/create-plain-form.tsx';
import { callbackForm } from './callback.form.ts';

/** Name and phone, to be called back: the form, and the same in its window. */
export const { Form: CallbackForm, FormModal: CallbackModal } = createPlainForm(callbackForm);
