import { defineForm } from '../../core/define-form.ts';
import { ContactSchema } from '../../fields/contact/contact.schema.ts';

/** Help with moving; `url` is the full path with its query. */
export const easyMovingForm = defineForm({
  name: 'easyMoving',
  method: 'Form.CallRequestEasyMoving',
  goal: 'callback_send',
  defaults: { name: '', phone: '' },
  schema: ContactSchema,
  words: {
    title: 'Лёгкий переезд',
    lead: 'Перезвоним в\u00a0рабочее время, обсудим переезд и\u00a0назовём стоимость.',
    submitLabel: 'Обсудить переезд',
  },
  payload: ({ name, phone }, { fullPath }) => ({ name, phone, url: fullPath }),
});
