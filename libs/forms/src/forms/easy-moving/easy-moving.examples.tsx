import { formExample, windowExample } from '../../testing/form-examples.tsx';
import { EasyMovingForm, EasyMovingModal } from './EasyMovingForm.tsx';

export default { title: 'Формы/Лёгкий переезд', component: EasyMovingForm };

const data = { title: 'Переезд под ключ' };

export const Plain = formExample(EasyMovingForm, { data });
export const Inline = formExample(EasyMovingForm, { data, variant: 'inline' });
export const InWindow = windowExample(EasyMovingModal, data);
