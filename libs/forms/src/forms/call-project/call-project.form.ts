import { defineForm } from '../../core/define-form.ts';
import { ContactSchema } from '../../fields/contact/contact.schema.ts';

/** A building project for the production department; `url` is the full path with its query. */
export const callProjectForm = defineForm({
  name: 'callProject',
  method: 'Form.CallRequestSendProject',
  goal: 'callback_send',
  defaults: { name: '', phone: '' },
  schema: ContactSchema,
  words: {
    title: 'Отправить проект',
    lead: 'Специалист производства перезвонит и\u00a0скажет, куда прислать чертежи.',
    submitLabel: 'Обсудить проект',
  },
  payload: ({ name, phone }, { fullPath }) => ({ name, phone, url: fullPath }),
});
