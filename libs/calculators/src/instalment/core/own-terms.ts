import type { InstalmentTerms } from './instalment.ts';

/**
 * The developer's instalment: the one declaration that calculator, page, order and server take it from. Where it is offered is a way to
 * pay of the building (`payments`), which the filter counts by.
 */
export const OWN_INSTALMENT: InstalmentTerms = {
  share: { min: 30, max: 90 },
  months: { min: 3, max: 24 },
  every: 3,
};

/** Months between the last payment and the keys, at least. */
export const BEFORE_KEYS = 1;

/**
 * Terms for a home whose keys are handed over by the end of a quarter: its last payment comes a month before them or
 * earlier. `null` where the building is completed, or its keys come too soon for the shortest instalment.
 * @param today ISO day
 */
export function instalmentTermsFor(
  handover: { year: number; quarter: number } | null,
  today: string,
): InstalmentTerms | null {
  if (!handover) return null;
  const [year = 0, month = 0] = today.split('-').map(Number);
  const left = handover.year * 12 + handover.quarter * 3 - (year * 12 + month) - BEFORE_KEYS;
  const { months, every } = OWN_INSTALMENT;
  const max = Math.min(months.max, Math.floor(left / every) * every);
  return max < months.min ? null : { ...OWN_INSTALMENT, months: { min: months.min, max } };
}
