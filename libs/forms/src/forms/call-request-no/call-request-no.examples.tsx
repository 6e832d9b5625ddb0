import { formExample, windowExample } from '../../testing/form-examples.tsx';
import { CallRequestNoForm, CallRequestNoModal } from './CallRequestNoForm.tsx';

export default { title: 'Формы/Уведомить о старте продаж', component: CallRequestNoForm };

const data = { element: '«Северный свет», третья очередь' };

export const Plain = formExample(CallRequestNoForm, { data });
export const Inline = formExample(CallRequestNoForm, { data, variant: 'inline' });
export const InWindow = windowExample(CallRequestNoModal, data);
