import type { LegalRule } from '../../law/legal-rule.ts';

/** The yearly tax on a flat; the assumption that its sums rest on is named beside them. */
export const PROPERTY_TAX_LAW = {
  value: {
    /** Per cent of the cadastral value; a city may lower it, or raise it threefold. */
    rate: 0.1,
    /** Square metres that are free of it. */
    free: 20,
  },
  rule: 'Налог на\u00a0квартиру\u00a0— 0,1\u00a0% кадастровой стоимости без 20\u00a0м², за\u00a0прошлый год его платят до\u00a01\u00a0декабря',
  source: 'НК РФ, ст. 403 п. 3, ст. 406 п. 2 пп. 1, ст. 409 п. 1',
  readOn: '2026-11-27',
} as const satisfies LegalRule;

/**
 * Tax of some months, whole roubles in kopecks; the cadastral value, which nobody knows before the keys, is taken to be the price.
 * @param price kopecks
 * @param area m²
 */
export function propertyTax(
  { price, area }: { price: number; area: number },
  months: number,
): number {
  const { rate, free } = PROPERTY_TAX_LAW.value;
  const taxed = price * Math.max(0, 1 - free / area);
  return Math.round((taxed * rate * months) / 12 / 10_000) * 100;
}
