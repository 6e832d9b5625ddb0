import { defineForm } from '../../core/define-form.ts';
import { CallSpecialistSchema } from './call-specialist.schema.ts';

/** A mortgage consultation; the trigger's `url` may send it to another method, its `objectId` names the lot. */
export const callSpecialistForm = defineForm({
  name: 'callSpecialist',
  method: 'Form.CallRequestMortgageConsultant',
  goal: 'consultation_send',
  defaults: { name: '', phone: '', email: '' },
  schema: CallSpecialistSchema,
  whileInvalid: 'explained',
  takesUrl: true,
  words: {
    title: 'Консультация по\u00a0ипотеке',
    lead: 'Ипотечный специалист подберёт программу, посчитает платёж и\u00a0перезвонит в\u00a0рабочее время.',
    submitLabel: 'Получить консультацию',
  },
  payload: ({ name, phone, email }, { data }) => ({
    name,
    phone,
    email,
    ...(data.objectId && { objectId: data.objectId }),
  }),
});
