import type { orders } from '../order/orders.table.ts';
import type { OrderState } from '../order/core/state.ts';
import { planParts } from './plan-parts.ts';

/**
 * What comes to the escrow account next, kopecks: of an instalment its next part, else what is left of the price.
 */
export function depositOf(
  { price, payment }: Pick<typeof orders.$inferSelect, 'price' | 'payment'>,
  { funded }: Pick<OrderState, 'funded'>,
): number {
  if (payment?.kind !== 'instalment') return price - funded;
  let planned = 0;
  for (const { amount } of planParts({ price, payment, signedAt: new Date(0) })) {
    planned += amount;
    if (planned > funded) return planned - funded;
  }
  return 0;
}
