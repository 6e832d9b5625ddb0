import { formExample, windowExample } from '../../testing/form-examples.tsx';
import { CallProjectForm, CallProjectModal } from './CallProjectForm.tsx';

export default { title: 'Формы/Отправить проект', component: CallProjectForm };

const data = { title: 'Отправить проект фасада' };

export const Plain = formExample(CallProjectForm, { data });
export const Inline = formExample(CallProjectForm, { data, variant: 'inline' });
export const InWindow = windowExample(CallProjectModal, data);
