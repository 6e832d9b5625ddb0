import { formatMoney } from '../../format/money.ts';

/** Whole kopecks of typed roubles. */
export const toKopecks = (roubles: number | null): number | null =>
  roubles === null ? null : Math.round(roubles * 100);

/** Roubles of kopecks; what is not there stays so. */
export const toRoubles = (kopecks: number | null | undefined): number | null | undefined =>
  kopecks == null ? kopecks : kopecks / 100;

/** Kopecks in currency, two decimals only where there are kopecks: «12 084 000 ₽», «57 887,50 ₽»; empty for none. */
export function showPrice(kopecks: number | null): string {
  if (kopecks === null) return '';
  return formatMoney(kopecks, { fractionDigits: kopecks % 100 === 0 ? 0 : 2 });
}
