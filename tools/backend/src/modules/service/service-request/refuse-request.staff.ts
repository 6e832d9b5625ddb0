import * as v from 'valibot';
import { defineStaffAction } from '../../../kernel/staff/define-staff-action.ts';
import { guidField, textField } from '../../../kernel/staff/fields.ts';
import { moveRequest } from './move-request.ts';

/** The service cannot be done; the buyer reads why. */
export const refuseRequestAction = defineStaffAction({
  name: 'service.refuse',
  right: 'services.manage',
  summary: 'Отклоняет заявку на\u00a0услугу с\u00a0причиной',
  shows: 'заявка отклонена, причина стоит в\u00a0ней; уведомление об\u00a0этом',
  input: v.strictObject({ request: guidField('Заявка'), reason: textField('Причина', 1000) }),
  async run(services, { request, reason }) {
    const number = await moveRequest(services, {
      ...{ request, from: ['sent', 'confirmed'], words: 'отклонена' },
      set: { state: 'refused', note: reason },
    });
    return { message: `Заявка ${number} отклонена` };
  },
});
