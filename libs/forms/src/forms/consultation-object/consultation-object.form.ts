import { defineForm } from '../../core/define-form.ts';
import { createConsultationSchema } from './consultation-object.schema.ts';

/** A consultation on a complex at a set time; the trigger's `objectId` names the lot, `objects` the complex. */
export const consultationObjectForm = defineForm({
  name: 'consultationObject',
  method: 'Form.CallRequestMortgageConsultant',
  goal: 'consultation_send',
  defaults: { name: '', phone: '', objects: '', date: '', time: '' },
  schema: createConsultationSchema(),
  whileInvalid: 'explained',
  takesUrl: true,
  words: {
    title: 'Консультация по\u00a0объекту',
    lead: 'Выберите день и\u00a0время, специалист позвонит или встретит в\u00a0офисе.',
    submitLabel: 'Записаться',
  },
  payload: ({ name, phone, objects, date, time }, { data }) => ({
    name,
    phone,
    objects,
    date,
    time,
    ...(data.objectId && { objectId: data.objectId }),
  }),
});
