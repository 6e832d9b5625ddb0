import { sharePlan } from '@m30/calculators/bundle';
import type { ChosenPayment } from '@m30/api';
import { lotsOf, type Bought } from '../order/order-lots.ts';

/**
 * Shares the payment plan of an order among the contracts of its lots: an instalment in proportion, else what goes with the flat from own money.
 * @param amounts of the plan's parts, kopecks
 * @returns by lot, then by part
 */
export const shareAmongLots = (
  order: Bought & { payment: ChosenPayment | null },
  amounts: readonly number[],
): number[][] =>
  sharePlan(
    amounts,
    lotsOf(order).map(({ price }) => price),
    order.payment?.kind === 'instalment' ? 'in-proportion' : 'own-money-first',
  );
