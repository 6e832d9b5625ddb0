import * as v from 'valibot';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { dayField, guidField, textField, wholeField } from '../../../kernel/staff/fields.ts';
import { moveRequest } from './move-request.ts';

/** The company promises a day and a price; it may do so anew. */
export const confirmRequestAction = defineStaffAction({
  name: 'service.confirm',
  right: 'services.manage',
  summary: 'Подтверждает заявку на\u00a0услугу: день и\u00a0цена',
  shows: 'день, цену и\u00a0ваше сообщение в\u00a0заявке; уведомление «Заявка подтверждена»',
  input: v.strictObject({
    request: guidField('Заявка'),
    day: dayField('День'),
    price: v.optional(wholeField('Цена, ₽', { min: 0, max: 100_000_000 })),
    note: v.optional(textField('Что сообщить покупателю', 1000)),
  }),
  async run(services, { request, day, price, note }) {
    const number = await moveRequest(services, {
      ...{ request, from: ['sent', 'confirmed'], words: 'подтверждена' },
      set: {
        ...{ state: 'confirmed', plannedOn: day, note: note ?? null },
        ...(price !== undefined && { price: price * 100 }),
      },
    });
    return { message: `Заявка ${number} подтверждена на ${day}` };
  },
});
