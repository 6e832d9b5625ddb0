export {
  setCallFromLandingForm,
  setCallFromLandingForm as form,
} from './set-call-from-landing.form.ts';
export {
  SetCallFromLandingForm,
  SetCallFromLandingForm as Form,
  SetCallFromLandingModal,
  SetCallFromLandingModal as FormModal,
} from './SetCallFromLandingForm.tsx';
