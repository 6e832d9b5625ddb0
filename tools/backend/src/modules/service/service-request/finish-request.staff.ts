import * as v from 'valibot';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { guidField } from '../../../kernel/staff/fields.ts';
import { moveRequest } from './move-request.ts';

/** The service was done. */
export const finishRequestAction = defineStaffAction({
  name: 'service.finish',
  right: 'services.manage',
  summary: 'Отмечает услугу выполненной',
  shows: 'заявка выполнена: новое состояние и\u00a0уведомление о\u00a0нём',
  input: v.strictObject({ request: guidField('Заявка') }),
  async run(services, { request }) {
    const number = await moveRequest(services, {
      ...{ request, from: ['confirmed'], words: 'выполнена' },
      set: { state: 'done' },
    });
    return { message: `Заявка ${number} выполнена` };
  },
});
