import { defineForm } from '../../core/define-form.ts';
import { ContactSchema } from '../../fields/contact/contact.schema.ts';

/** A request for one flat, which the trigger's `apartmentGuid` names. */
export const orderForm = defineForm({
  name: 'orderForm',
  method: 'Form.CallRequestOrderForm',
  goal: 'callback_send',
  defaults: { name: '', phone: '' },
  schema: ContactSchema,
  words: {
    title: 'Оставить заявку на\u00a0квартиру',
    lead: 'Менеджер перезвонит в\u00a0рабочее время и\u00a0ответит на\u00a0вопросы о\u00a0квартире.',
    submitLabel: 'Оставить заявку',
  },
  payload: ({ name, phone }, { data }) => ({
    name,
    phone,
    apartment_guid: data.apartmentGuid ?? '',
  }),
});
