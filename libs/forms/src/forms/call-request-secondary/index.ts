export {
  callRequestSecondaryForm,
  callRequestSecondaryForm as form,
} from './call-request-secondary.form.ts';
export {
  CallRequestSecondaryForm,
  CallRequestSecondaryForm as Form,
  CallRequestSecondaryModal,
  CallRequestSecondaryModal as FormModal,
} from './CallRequestSecondaryForm.tsx';
