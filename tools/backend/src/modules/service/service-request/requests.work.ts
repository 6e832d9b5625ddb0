import { asc, eq, inArray } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import { serviceRequests } from './service-requests.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { defineStaffWork } from '../../../kernel/staff/define-staff-work.ts';
import { dialled } from '../../../kernel/staff/staff-words.ts';
import { requestNumber } from './to-request.ts';

/** Orders of services that are still to be done. */
export const requestsWork = defineStaffWork({
  name: 'services',
  right: 'services.manage',
  title: 'Заявки на услуги',
  async list({ db }, most) {
    const waits = inArray(serviceRequests.state, ['sent', 'confirmed']);
    const rows = await db
      .select({ request: serviceRequests, buyer: users })
      .from(serviceRequests)
      .innerJoin(users, eq(users.id, serviceRequests.userId))
      .where(waits)
      .orderBy(asc(serviceRequests.createdAt))
      .limit(most);
    const items = rows.map(({ request, buyer }) => {
      const { guid, state, wishedOn, plannedOn } = request;
      const given = { request: guid };
      return {
        guid,
        title: `${requestNumber(request)}: ${request.serviceName}`,
        facts: [
          ['Покупатель', `${buyer.lastName} ${buyer.name}, ${dialled(buyer.phone)}`] as const,
          ['Что нужно', request.choice || 'не\u00a0указано'] as const,
          ...(request.address ? [['Адрес', request.address] as const] : []),
          ['Комментарий', request.comment || 'нет'] as const,
          ['Хотят', formatDate(wishedOn, 'short')] as const,
          ['Назначено', plannedOn ? formatDate(plannedOn, 'short') : 'нет'] as const,
        ],
        actions: [
          { name: 'service.confirm', given, suggested: { day: plannedOn ?? wishedOn } },
          ...(state === 'confirmed' ? [{ name: 'service.finish', given }] : []),
          { name: 'service.refuse', given },
        ],
      };
    });
    return { total: await db.$count(serviceRequests, waits), items };
  },
});
