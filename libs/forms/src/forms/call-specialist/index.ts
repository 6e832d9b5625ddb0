export { callSpecialistForm, callSpecialistForm as form } from './call-specialist.form.ts';
export {
  CallSpecialistForm,
  CallSpecialistForm as Form,
  CallSpecialistModal,
  CallSpecialistModal as FormModal,
} from './CallSpecialistForm.tsx';
