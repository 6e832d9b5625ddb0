import { numberFormat } from './number-format.ts';

/** Options of {@link formatMoney}. */
export interface MoneyOptions {
  /**
   * Digits of kopecks to show.
   * @default 0
   */
  fractionDigits?: 0 | 2;
}

/** Kopecks as roubles, «12 084 000 ₽»; digits and sign are joined by U+00A0. */
export function formatMoney(kopecks: number, { fractionDigits = 0 }: MoneyOptions = {}): string {
  return `${numberFormat(fractionDigits, fractionDigits).format(kopecks / 100)}\u00a0₽`;
}

/** Kopecks as millions of roubles with one decimal, «12,2 млн ₽»; whole millions without it. */
export function formatMillions(kopecks: number): string {
  return `${numberFormat(0, 1).format(kopecks / 100_000_000)}\u00a0млн\u00a0₽`;
}
