import { ContactFields } from '../../fields/contact/ContactFields.tsx';
import { createValidatedForm } from '../../react/validated/create-validated-form.tsx';
import { orderForm } from './order-form.form.ts';

/** Name and phone for a flat: the form, and the same in its window. */
export const { Form: OrderForm, FormModal: OrderModal } = createValidatedForm(orderForm, {
  Fields: ContactFields,
});
