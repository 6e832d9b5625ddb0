import { instalmentTermsFor, type InstalmentTerms } from '@m30/calculators/instalment/core';
import { moscowDay } from '@m30/ui-kit/format';
import type { PaymentKind } from '../../estate/types.ts';
import type { PlacedRow } from '../snapshot/snapshot.ts';
import { toHandover } from './to-lot-card.ts';

/** Terms of an instalment on a lot, `null` where it has none. */
export function instalmentOn({ building }: PlacedRow, now: Date): InstalmentTerms | null {
  return building.payments.includes('instalment')
    ? instalmentTermsFor(toHandover(building), moscowDay(now))
    : null;
}

/** Ways in which a lot may be paid on a day. */
export function paymentKindsOn(lot: PlacedRow, now: Date): PaymentKind[] {
  const kinds = lot.building.payments.filter(
    (kind) => kind !== 'instalment' || instalmentOn(lot, now) !== null,
  );
  return kinds.length > 0 ? kinds : ['full'];
}
