import { defineForm } from '../../core/define-form.ts';
import { ViewingFormSchema } from './viewing.schema.ts';

/** A viewing of the lot that `objectId` names, at a time that `Viewing.GetSlots` offers. */
export const viewingForm = defineForm({
  name: 'viewing',
  method: 'Viewing.Book',
  goal: 'consultation_send',
  defaults: { place: '', at: '', name: '', phone: '', email: '' },
  schema: ViewingFormSchema,
  whileInvalid: 'explained',
  words: { title: 'Запись на просмотр', submitLabel: 'Записаться' },
  payload: ({ place, at, name, phone, email }, { data }) => ({
    // The rules have seen to it; the server asks again.
    place: place as 'site',
    ...{ at, name, phone, email },
    lot: data.objectId ?? '',
  }),
});
