export { callbackForm, callbackForm as form } from './callback.form.ts';
export {
  CallbackForm,
  CallbackForm as Form,
  CallbackModal,
  CallbackModal as FormModal,
} from './CallbackForm.tsx';
