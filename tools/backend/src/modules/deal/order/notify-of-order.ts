import { asc, eq } from 'drizzle-orm';
import type { NoticeKind } from '@m30/api';
import type { Database } from '../../../kernel/db/database.ts';
import { orderParticipants, orders } from './orders.table.ts';
import type { EventType, OrderEvent } from './core/events.ts';
import { toTimeline, type People } from './event-words.ts';
import { notify, type NewNotice, type Notifying } from '../../people/notice/notify.ts';

/**
 * What of an order is told, and as what. What the buyer does at a page himself is not: he has seen it.
 * The end of a hold is told by SMS already.
 */
const NOTICE_RULES: Partial<Record<EventType, { kind: NoticeKind; channels?: 'account' }>> = {
  'payment.succeeded': { kind: 'payment' },
  'payment.refused': { kind: 'payment' },
  'payment.refunded': { kind: 'payment' },
  'hold.expired': { kind: 'order', channels: 'account' },
  'discount.granted': { kind: 'order' },
  'discount.withdrawn': { kind: 'order' },
  'mortgage.approved': { kind: 'order' },
  'mortgage.declined': { kind: 'order' },
  'mortgage.refused': { kind: 'order' },
  'file.accepted': { kind: 'order' },
  'file.refused': { kind: 'order' },
  'signature.given': { kind: 'order' },
  'contract.signed': { kind: 'order' },
  'escrow.opened': { kind: 'order' },
  'escrow.funded': { kind: 'payment' },
  'escrow.released': { kind: 'payment' },
  'letter.opened': { kind: 'payment' },
  'letter.released': { kind: 'payment' },
  'building.commissioned': { kind: 'order' },
  'registration.suspended': { kind: 'order' },
  'registration.done': { kind: 'order' },
  'keys.given': { kind: 'order' },
  'ownership.registered': { kind: 'order' },
  'order.cancelled': { kind: 'order' },
  'contract.terminated': { kind: 'payment' },
};

/** What there is to tell of an event of an order; `null` where it is nothing new to its buyer. */
export function noticeOfOrder(
  {
    guid,
    number,
    userId,
    contract,
  }: Pick<typeof orders.$inferSelect, 'guid' | 'number' | 'userId' | 'contract'>,
  event: OrderEvent,
  people: People,
): NewNotice | null {
  const rule = NOTICE_RULES[event.type];
  if (!rule || event.actor === 'buyer') return null;
  const { title, text } = toTimeline(event, guid, { people, contract });
  return {
    ...rule,
    userId,
    key: `order:${guid}:${event.key}`,
    title,
    text: [text, `Заказ ${number}`].filter(Boolean).join('. '),
    href: `/lk/orders/${guid}`,
  };
}

/** Tells the buyer of an order what has happened to it, once per event. */
export async function notifyOfOrder(
  tx: Database,
  services: Notifying,
  guid: string,
  event: OrderEvent,
): Promise<void> {
  if (!NOTICE_RULES[event.type]) return;
  const [order] = await tx.select().from(orders).where(eq(orders.guid, guid));
  const notice = order && noticeOfOrder(order, event, await peopleOf(tx, guid));
  if (notice) await notify(tx, services, notice);
}

/** Participants of an order in their places. */
export const peopleOf = (tx: Database, order: string): Promise<People> =>
  tx
    .select({ lastName: orderParticipants.lastName, name: orderParticipants.name })
    .from(orderParticipants)
    .where(eq(orderParticipants.orderGuid, order))
    .orderBy(asc(orderParticipants.position));
