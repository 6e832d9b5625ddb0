export { callProjectForm, callProjectForm as form } from './call-project.form.ts';
export {
  CallProjectForm,
  CallProjectForm as Form,
  CallProjectModal,
  CallProjectModal as FormModal,
} from './CallProjectForm.tsx';
