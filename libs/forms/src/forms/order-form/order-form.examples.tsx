import { formExample, windowExample } from '../../testing/form-examples.tsx';
import { OrderForm, OrderModal } from './OrderForm.tsx';

export default { title: 'Формы/Заявка на квартиру', component: OrderForm };

const data = { apartmentGuid: '0b0e7a52-5b1d-4c43-9a0e-2f6f7d1c9f10' };

export const Plain = formExample(OrderForm, { data });
export const Inline = formExample(OrderForm, { data, variant: 'inline' });
export const InWindow = windowExample(OrderModal, data);
