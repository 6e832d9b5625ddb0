import type { Facets } from '@m30/api';
import { at } from './at.ts';
import { HISTOGRAM_STEPS, KOPECKS } from './options.ts';
import { FAILS } from './scan.ts';

/**
 * Smallest and largest of a column where nothing but the own facet fails; of the whole column
 * where no row is left, so that a slider keeps its scale.
 */
function range(column: Float64Array, masks: Uint8Array, bit: number): [number, number] {
  let min = Infinity;
  let max = -Infinity;
  const others = ~bit;
  for (let row = 0; row < column.length; row += 1) {
    if ((at(masks, row) & others) !== 0) continue;
    const value = at(column, row);
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (min <= max) return [min, max];
  if (column.length === 0) return [0, 0];
  return range(column, new Uint8Array(column.length), bit);
}

/** Bounds in whole roubles, and lots in equal steps between them. */
export function priceBounds(prices: Float64Array, masks: Uint8Array): Facets['price'] {
  const [cheapest, dearest] = range(prices, masks, FAILS.price);
  const min = Math.floor(cheapest / KOPECKS);
  const max = Math.ceil(dearest / KOPECKS);
  const histogram = new Uint32Array(HISTOGRAM_STEPS);
  const others = ~FAILS.price;
  for (let row = 0; row < prices.length; row += 1) {
    if ((at(masks, row) & others) !== 0) continue;
    const step = stepOf(at(prices, row) / KOPECKS, min, max);
    histogram[step] = at(histogram, step) + 1;
  }
  return { min, max, histogram: [...histogram] };
}

/** Step of the histogram that a price falls into; the dearest belongs to the last. */
export function stepOf(price: number, min: number, max: number): number {
  if (max === min) return 0;
  const step = Math.floor(((price - min) / (max - min)) * HISTOGRAM_STEPS);
  return Math.min(step, HISTOGRAM_STEPS - 1);
}

/** Bounds in m². */
export function areaBounds(areas: Float64Array, masks: Uint8Array): Facets['area'] {
  const [min, max] = range(areas, masks, FAILS.area);
  return { min, max };
}
