export { showroomForm, showroomForm as form } from './showroom.form.ts';
export {
  ShowroomForm,
  ShowroomForm as Form,
  ShowroomModal,
  ShowroomModal as FormModal,
} from './ShowroomForm.tsx';
