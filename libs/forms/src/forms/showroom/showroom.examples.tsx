import { formExample, windowExample } from '../../testing/form-examples.tsx';
import { ShowroomForm, ShowroomModal } from './ShowroomForm.tsx';

export default { title: 'Формы/Шоурум', component: ShowroomForm };

const data = { element: '«Северный свет»' };

export const Plain = formExample(ShowroomForm, { data });
export const Inline = formExample(ShowroomForm, { data, variant: 'inline' });
export const InWindow = windowExample(ShowroomModal, data);
