export { easyMovingForm, easyMovingForm as form } from './easy-moving.form.ts';
export {
  EasyMovingForm,
  EasyMovingForm as Form,
  EasyMovingModal,
  EasyMovingModal as FormModal,
} from './EasyMovingForm.tsx';
