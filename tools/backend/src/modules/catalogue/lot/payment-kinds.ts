import { instalmentTermsFor, type InstalmentTerms } from '@m30/calculators/instalment/core';
import type { PaymentKind } from '../../estate/types.ts';
import type { BuildingRow, PlacedRow } from '../snapshot/snapshot.ts';
import { toHandover } from './to-lot-card.ts';

/**
 * Terms of an instalment on a lot, `null` where it has none.
 * @param day ISO date in Moscow
 */
export function instalmentOn(
  { building }: { building: Pick<BuildingRow, 'payments' | 'handoverYear' | 'handoverQuarter'> },
  day: string,
): InstalmentTerms | null {
  return building.payments.includes('instalment')
    ? instalmentTermsFor(toHandover(building), day)
    : null;
}

/**
 * Ways in which a lot may be paid on a day: what the filter counts by, and what the order offers.
 * @param day ISO date in Moscow
 */
export function paymentKindsOn(lot: Pick<PlacedRow, 'building'>, day: string): PaymentKind[] {
  const kinds = lot.building.payments.filter(
    (kind) => kind !== 'instalment' || instalmentOn(lot, day) !== null,
  );
  return kinds.length > 0 ? kinds : ['full'];
}
