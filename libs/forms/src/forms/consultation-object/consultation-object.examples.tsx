import { formExample, windowExample } from '../../testing/form-examples.tsx';
import { ConsultationObjectForm, ConsultationObjectModal } from './ConsultationObjectForm.tsx';

export default { title: 'Формы/Консультация по объекту', component: ConsultationObjectForm };

const data = { objects: 'kanal' };

export const Plain = formExample(ConsultationObjectForm, { data });
export const Inline = formExample(ConsultationObjectForm, { data, variant: 'inline' });
export const InWindow = windowExample(ConsultationObjectModal, data);
