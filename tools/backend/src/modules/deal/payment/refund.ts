import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../../kernel/services.ts';
import { payments } from './payments.table.ts';
import type { RefundOrder } from '../order/order-follower.ts';

/**
 * Begins to give payments back; those that are on their way already stay as they are. The acquirer
 * is asked by `flushRefunds`, after the transaction or at the next look.
 */
export const refundOrder: RefundOrder = async (tx, { order, payments: guids, reason }) => {
  if (guids.length === 0) return;
  await tx
    .update(payments)
    .set({ state: 'refunding', refundReason: reason })
    .where(
      and(
        eq(payments.orderGuid, order),
        inArray(payments.guid, [...guids]),
        eq(payments.state, 'paid'),
      ),
    );
};

/** Payments that one look gives back. */
const MOST = 50;

/**
 * Asks the acquirer for what is to be given back; it is asked again until it has told that the
 * money has gone. One that cannot be asked for does not keep the others waiting. Never rejects.
 */
export async function flushRefunds({
  db,
  log,
  partners,
}: Pick<Services, 'db' | 'log' | 'partners'>): Promise<void> {
  const keepForLater = (err: unknown) => log.warn({ err }, 'refund not asked for, kept for later');
  try {
    const due = await db
      .select({ subject: payments.guid, amount: payments.amount })
      .from(payments)
      .where(eq(payments.state, 'refunding'))
      .orderBy(asc(payments.createdAt))
      .limit(MOST);
    for (const payment of due) {
      await partners.of('acquirer').refund(payment).catch(keepForLater);
    }
  } catch (error) {
    keepForLater(error);
  }
}
