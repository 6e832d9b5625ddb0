import type { InstalmentTerms } from '@m30/calculators/instalment/core';
import { moscowDay } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import { instalmentOn, paymentKindsOn } from '../../catalogue/lot/payment-kinds.ts';
import type { PaymentKind } from '../../estate/types.ts';
import { placedLotsOf, type Bought } from './order-lots.ts';

type Needed = Pick<Services, 'clock'> & { catalogue: Pick<Services['catalogue'], 'snapshot'> };

/** Ways in which what an order buys may be paid: those of its flat; an instalment where each lot allows it. */
export function paymentKindsOf(services: Needed, row: Bought): PaymentKind[] {
  const { catalogue, clock } = services;
  const [first] = placedLotsOf(catalogue.snapshot, row);
  if (!first) return ['full'];
  return paymentKindsOn(first, moscowDay(clock())).filter(
    (kind) => kind !== 'instalment' || instalmentOf(services, row) !== null,
  );
}

/** Terms of an instalment for all that an order buys, the shortest of its lots; `null` where one of them has none. */
export function instalmentOf({ catalogue, clock }: Needed, row: Bought): InstalmentTerms | null {
  const day = moscowDay(clock());
  const terms = placedLotsOf(catalogue.snapshot, row).map((lot) => instalmentOn(lot, day));
  return terms.reduce((least, one) =>
    least === null || one === null ? null : one.months.max < least.months.max ? one : least,
  );
}
