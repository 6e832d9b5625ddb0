import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceRequestState } from '@m30/api';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { serviceRequests } from './service-requests.table.ts';
import { notify } from '../../people/notice/notify.ts';
import { requestNumber } from './to-request.ts';

interface Move {
  request: string;
  from: readonly ServiceRequestState[];
  set: Partial<typeof serviceRequests.$inferInsert> & { state: ServiceRequestState };
  /** Words for the buyer, after the number: «подтверждена». */
  words: string;
}

/**
 * Moves the order of a service on and tells its buyer.
 * @returns its number
 * @throws Refused 404 where there is none that may be moved so
 */
export async function moveRequest(
  services: Services,
  { request, from, set, words }: Move,
): Promise<string> {
  const number = await services.db.transaction(async (tx) => {
    const [row] = await tx
      .update(serviceRequests)
      .set({ ...set, changedAt: services.clock() })
      .where(and(eq(serviceRequests.guid, request), inArray(serviceRequests.state, [...from])))
      .returning();
    if (!row) throw refuse(404, 'Такой заявки нет, или она уже закрыта');
    await notify(tx, services, {
      ...{ userId: row.userId, kind: 'service' },
      key: `service:${request}:${set.state}:${row.plannedOn ?? ''}`,
      title: `Заявка ${requestNumber(row)} ${words}`,
      text: row.serviceName,
      href: '/lk/services',
    });
    return requestNumber(row);
  });
  void services.outbox.flush();
  return number;
}
