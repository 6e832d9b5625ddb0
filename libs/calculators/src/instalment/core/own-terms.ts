import { addMonths, formatCount } from '@m30/ui-kit/format';
import type { InstalmentChoice, InstalmentTerms } from './instalment.ts';

/**
 * The developer's instalment: the one declaration that calculator, page, order and server take it from. Where it is offered is a way to
 * pay of the building (`payments`), which the filter counts by.
 */
export const OWN_INSTALMENT: InstalmentTerms = {
  share: { min: 30, max: 90 },
  months: { min: 3, max: 24 },
  every: 3,
};

/** What calculators and orders begin with: the least first payment, and a year. */
export const INSTALMENT_START: Omit<InstalmentChoice, 'price'> = {
  share: OWN_INSTALMENT.share.min,
  months: 12,
};

/** Months between the last payment and the keys, at least. */
export const BEFORE_KEYS = 1;

/** The instalment in words: «раз в квартал», and «за месяц» before the keys. */
export const INSTALMENT_WORDS = {
  often: OWN_INSTALMENT.every === 3 ? 'раз в\u00a0квартал' : 'раз в\u00a0месяц',
  before: `за\u00a0${BEFORE_KEYS === 1 ? 'месяц' : formatCount(BEFORE_KEYS, ['месяц', 'месяца', 'месяцев'])}`,
};

/**
 * The last day of an instalment's payments, whenever its contract is signed; ISO.
 * @param keysBy ISO day by which the keys are promised
 */
export const lastPaymentDay = (keysBy: string): string => addMonths(keysBy, -BEFORE_KEYS);

/**
 * The earliest keys that leave time for an instalment which begins on a day, in months since the year 0: the last month of their quarter.
 * @param today ISO day
 */
export function earliestKeys(today: string): number {
  const { months, every } = OWN_INSTALMENT;
  return monthOf(today) + BEFORE_KEYS + Math.ceil(months.min / every) * every;
}

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
  const keys = handover.year * 12 + handover.quarter * 3;
  if (keys < earliestKeys(today)) return null;
  const { months, every } = OWN_INSTALMENT;
  const left = keys - monthOf(today) - BEFORE_KEYS;
  const max = Math.min(months.max, Math.floor(left / every) * every);
  return { ...OWN_INSTALMENT, months: { min: months.min, max } };
}

function monthOf(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return year * 12 + month;
}
