import type { Database } from '../../kernel/db/database.ts';
import type { Services } from '../../kernel/services.ts';
import { applyEvent } from '../../modules/deal/order/apply-event.ts';

/**
 * Cancels an order for the company: the rules give back what was paid, and free the lot.
 * @throws Refused 409 where the rules refuse
 */
export async function applyRefund(
  tx: Database,
  services: Services,
  { guid, subject, reason }: { guid: string; subject: string; reason: string },
) {
  const { order } = await applyEvent(tx, services, {
    ...{ order: subject, type: 'order.cancelled', actor: 'company', data: {}, reason },
    key: `order.cancelled:${guid}`,
  });
  return { before: { side: null }, after: { side: order.side } };
}
