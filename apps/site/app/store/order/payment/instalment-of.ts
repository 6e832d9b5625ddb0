import { instalmentTermsFor, type InstalmentTerms } from '@m30/calculators/instalment/core';
import type { Order } from '../order.ts';

/**
 * Terms of an instalment for all that an order buys: those of the lot whose keys come first. `null` where one of them has none.
 * @param today ISO day
 */
export function instalmentOf(
  { lots }: { lots: readonly { lot: Pick<Order['apartment'], 'handover'> }[] },
  today: string,
): InstalmentTerms | null {
  const terms = lots.map(({ lot }) => instalmentTermsFor(lot.handover, today));
  return terms.reduce((least, one) =>
    least === null || one === null ? null : one.months.max < least.months.max ? one : least,
  );
}
