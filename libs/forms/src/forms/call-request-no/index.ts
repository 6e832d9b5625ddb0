export { callRequestNoForm, callRequestNoForm as form } from './call-request-no.form.ts';
export {
  CallRequestNoForm,
  CallRequestNoForm as Form,
  CallRequestNoModal,
  CallRequestNoModal as FormModal,
} from './CallRequestNoForm.tsx';
