import { formExample, windowExample } from '../../testing/form-examples.tsx';
import { CallSpecialistForm, CallSpecialistModal } from './CallSpecialistForm.tsx';

export default { title: 'Формы/Консультация по ипотеке', component: CallSpecialistForm };

const data = { objectId: 'kanal-1-057' };

export const Plain = formExample(CallSpecialistForm, { data });
export const Inline = formExample(CallSpecialistForm, { data, variant: 'inline' });
export const InWindow = windowExample(CallSpecialistModal, data);
