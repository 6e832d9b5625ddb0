import { eq } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { payments } from './payments.table.ts';
import { applyEvent, lockOrder } from '../order/apply-event.ts';
import type { PartnerEvent } from '../../../adapters/partner/types.ts';
import type { PaymentRow } from './find-payments.ts';

/** What a message of the acquirer does to a payment, and to its order. */
interface Settlement {
  /** States of the payment in which the message says something new. */
  from: readonly PaymentRow['state'][];
  state: PaymentRow['state'];
  at: 'settledAt' | 'refundedAt';
  tells: 'payment.succeeded' | 'payment.refused' | 'payment.refunded';
  /** The message names the money that moved. */
  moves: boolean;
}

/** Messages come late and twice: money that has come counts even after a refusal. */
const SETTLEMENTS: Readonly<Record<string, Settlement>> = {
  succeeded: {
    from: ['open', 'expired', 'refused'],
    state: 'paid',
    at: 'settledAt',
    tells: 'payment.succeeded',
    moves: true,
  },
  refused: {
    from: ['open', 'expired'],
    state: 'refused',
    at: 'settledAt',
    tells: 'payment.refused',
    moves: false,
  },
  refunded: {
    from: ['refunding'],
    state: 'refunded',
    at: 'refundedAt',
    tells: 'payment.refunded',
    moves: true,
  },
};

/**
 * Handles what the acquirer reports of a payment. Money that the order does not wait for any more is
 * given back: the order asks for that by itself.
 * @throws Refused 404 for an unknown payment, 422 for an unknown message or another amount than was
 *   asked for
 */
export async function settlePayment(
  tx: Database,
  services: Services,
  event: PartnerEvent,
): Promise<void> {
  const { guid, orderGuid, purpose, amount, state } = await lockPayment(tx, event.subject);
  const settlement = SETTLEMENTS[event.type];
  if (!settlement) throw refuse(422, 'Такого сообщения о платеже не бывает');
  if (settlement.moves && event.amount !== amount) throw refuse(422, 'Сумма не та, что в счёте');
  if (!settlement.from.includes(state)) return;
  await tx
    .update(payments)
    .set({ state: settlement.state, [settlement.at]: services.clock() })
    .where(eq(payments.guid, guid));
  await applyEvent(tx, services, {
    order: orderGuid,
    type: settlement.tells,
    key: `${settlement.tells}:${guid}`,
    actor: 'bank',
    data: { payment: guid, purpose, amount },
  });
}

/** The order is locked before its payment, as everywhere, so that two writers never wait for each other. */
async function lockPayment(tx: Database, guid: string): Promise<PaymentRow> {
  const own = eq(payments.guid, guid);
  const [found] = await tx.select({ order: payments.orderGuid }).from(payments).where(own);
  if (!found) throw refuse(404, 'Такого платежа нет');
  await lockOrder(tx, found.order);
  const [payment] = await tx.select().from(payments).where(own);
  if (!payment) throw refuse(404, 'Такого платежа нет');
  return payment;
}
