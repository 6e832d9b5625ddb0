import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cancelOrder, extendOrder } from '@m30/studio/contract';
import { formatDate } from '@m30/ui-kit/format';
import { refuse } from '../../kernel/method/refuse.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import type { StudioCall } from '../../kernel/studio/studio-call.ts';
import { applyEvent, lockOrder } from '../../modules/deal/order/apply-event.ts';
import { readOrders } from '../../modules/deal/order/find-orders.ts';
import { orders } from '../../modules/deal/order/orders.table.ts';
import { notify } from '../../modules/people/notice/notify.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { canOf } from './can-of.ts';

interface Wish {
  method: string;
  order: string;
  reason: string;
  does: keyof typeof CHANGES;
}

/** What is done, and its words for the colleague, the journal and the buyer. */
const CHANGES = {
  cancel: {
    event: 'order.cancelled',
    refusal:
      'Так этот заказ не\u00a0отменить: он подписан, закончился или в\u00a0нём есть деньги покупателя. Деньги возвращают вдвоём',
    summary: 'Заказ отменён',
    title: (number: string) => `Заказ ${number} отменён`,
  },
  extend: {
    event: 'hold.extended',
    refusal: 'Бронь продлевают один раз, пока она действует',
    summary: 'Бронь продлена',
    title: (number: string, until: string) =>
      `Заказ ${number}: бронь до ${formatDate(until, 'inSentence')}`,
  },
} as const;

/**
 * Does for the company what the rules of the order let the buyer do, and tells the buyer why.
 * @throws Refused 404, or 409 where the rules or the money refuse
 */
async function changeOrder(call: StudioCall, { method, order: guid, reason, does }: Wish) {
  const { services } = call;
  const { event, refusal, summary, title } = CHANGES[does];
  const done = await services.db.transaction(async (tx) => {
    const row = await lockOrder(tx, guid);
    const [order] = await readOrders({ ...services, db: tx }, { where: eq(orders.guid, guid) });
    if (!order || !canOf(order.state, services.clock())[does]) throw refuse(409, refusal);
    const key = randomUUID();
    const { order: after } = await applyEvent(tx, services, {
      ...{ order: guid, type: event, actor: 'company', data: {}, reason },
      key: `${event}:${key}`,
    });
    const until = after.hold?.until.toISOString() ?? '';
    await notify(tx, services, {
      ...{ userId: row.userId, kind: 'order', key: `${method}:${key}`, text: reason },
      title: title(row.number, until),
      href: `/lk/orders/${guid}`,
    });
    await writeAudit(tx, call, {
      ...{ method, summary: `${summary}: ${row.number}`, subject: 'order', subjectId: guid },
      before: { side: order.state.side, until: order.state.hold?.until.toISOString() ?? null },
      after: { side: after.side, until: until || null, reason },
    });
    return { number: row.number, until };
  });
  void services.outbox.flush();
  services.tellPartners(services);
  return done;
}

export const cancelOrderHandler = implementStudio(cancelOrder, async (input, call) => {
  const { number } = await changeOrder(call, {
    ...input,
    ...{ method: cancelOrder.name, does: 'cancel' },
  });
  return { number };
});

export const extendOrderHandler = implementStudio(extendOrder, (input, call) =>
  changeOrder(call, { ...input, ...{ method: extendOrder.name, does: 'extend' } }),
);
