import { createPlainForm } from '../../react/create-plain-form.tsx';
import { setCallFromLandingForm } from './set-call-from-landing.form.ts';

/** Name and phone on a landing page: the form, and the same in its window. */
export const { Form: SetCallFromLandingForm, FormModal: SetCallFromLandingModal } =
  createPlainForm(setCallFromLandingForm);
