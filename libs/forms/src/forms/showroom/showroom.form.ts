import { defineForm } from '../../core/define-form.ts';
import { ContactSchema } from '../../fields/contact/contact.schema.ts';

/** A visit to a showroom; the trigger's `element` says to which. */
export const showroomForm = defineForm({
  name: 'showroom',
  method: 'Form.CallRequestShowRoom',
  goal: 'callback_send',
  defaults: { name: '', phone: '' },
  schema: ContactSchema,
  words: {
    title: 'Записаться в\u00a0шоурум',
    lead: 'Перезвоним в\u00a0рабочее время, чтобы выбрать день и\u00a0час.',
    submitLabel: 'Записаться',
  },
  payload: ({ name, phone }, { path, data }) => ({ name, phone, element: data.element || path }),
});
