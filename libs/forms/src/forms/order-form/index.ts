export { orderForm, orderForm as form } from './order-form.form.ts';
export { OrderForm, OrderForm as Form, OrderModal, OrderModal as FormModal } from './OrderForm.tsx';
