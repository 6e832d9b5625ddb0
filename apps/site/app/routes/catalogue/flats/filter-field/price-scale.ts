import type { Facets } from '@m30/api';

/** Step of the price slider, roubles. */
export const PRICE_STEP = 100_000;

/** Limits of a price in whole roubles; an absent one does not limit. */
export interface PriceLimits {
  from?: number | undefined;
  to?: number | undefined;
}

/** Ends of the slider: the cheapest and the dearest lot, rounded outwards to whole steps. */
export function priceScale({ min, max }: Facets['price']): { min: number; max: number } {
  const low = Math.floor(min / PRICE_STEP) * PRICE_STEP;
  return { min: low, max: Math.max(low + PRICE_STEP, Math.ceil(max / PRICE_STEP) * PRICE_STEP) };
}

/** Place of a price on the slider, per cent from its beginning. */
export function pricePlace(roubles: number, scale: { min: number; max: number }): number {
  const share = (roubles - scale.min) / (scale.max - scale.min);
  return Math.min(1, Math.max(0, share)) * 100;
}

/** Bars of the histogram: height in per cent of the highest, and whether the limits take them in. */
export function histogramBars(price: Facets['price'], { from, to }: PriceLimits) {
  const { min, max, histogram } = price;
  const step = (max - min) / histogram.length;
  const highest = Math.max(1, ...histogram);
  return histogram.map((lots, i) => ({
    height: lots === 0 ? 0 : Math.max(3, Math.round((lots / highest) * 100)),
    within:
      (from === undefined || min + (i + 1) * step > from) &&
      (to === undefined || min + i * step <= to),
  }));
}

/**
 * Moves one end of the range; it stops at the other one, and at the end of the scale it stops
 * limiting.
 */
export function moveLimit(
  limits: PriceLimits,
  end: 'from' | 'to',
  roubles: number,
  scale: { min: number; max: number },
): PriceLimits {
  if (end === 'from') {
    const from = Math.min(roubles, limits.to ?? scale.max);
    return { ...limits, from: from <= scale.min ? undefined : from };
  }
  const to = Math.max(roubles, limits.from ?? scale.min);
  return { ...limits, to: to >= scale.max ? undefined : to };
}

/** Roubles of what was typed, or undefined where it is no number. */
export function readRoubles(text: string): number | undefined {
  const digits = text.replace(/\s/g, '');
  return /^\d{1,11}$/.test(digits) ? Number(digits) : undefined;
}
