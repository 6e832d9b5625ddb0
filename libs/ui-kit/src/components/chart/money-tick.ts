import { formatNumber } from '../../format/index.ts';

/** Kopecks as a mark of an axis, never rounded to another mark's words: «0 ₽», «250 тыс. ₽», «22,5 млн ₽». */
export function formatMoneyTick(kopecks: number): string {
  const roubles = kopecks / 100;
  const size = Math.abs(roubles);
  if (size >= 1e6) return `${formatNumber(roubles / 1e6, 3)}\u00a0млн\u00a0₽`;
  if (size >= 1e3) return `${formatNumber(roubles / 1e3, 1)}\u00a0тыс.\u00a0₽`;
  return `${formatNumber(roubles, 2)}\u00a0₽`;
}
