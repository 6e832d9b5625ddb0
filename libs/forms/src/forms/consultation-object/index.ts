export {
  consultationObjectForm,
  consultationObjectForm as form,
} from './consultation-object.form.ts';
export {
  ConsultationObjectForm,
  ConsultationObjectForm as Form,
  ConsultationObjectModal,
  ConsultationObjectModal as FormModal,
} from './ConsultationObjectForm.tsx';
