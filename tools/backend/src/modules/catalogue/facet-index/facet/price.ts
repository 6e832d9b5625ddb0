import { at, bitsBetween, countBetween, firstRow, lastRow } from '../engine/bits.ts';
import { firstWhere } from '../../../../kernel/math/first-where.ts';
import type { Facet } from '../engine/types.ts';
import type { Bounds } from './range.ts';

/** Prices are kopecks inside and whole roubles in filters and bounds. */
export const KOPECKS = 100;

/** Bars of the histogram. */
export const HISTOGRAM_STEPS = 24;

/** Bounds in whole roubles, and lots in equal steps between them. */
export interface PriceBounds extends Bounds {
  histogram: number[];
}

interface Asks {
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
}

/** The price that rows stand in the order of. */
export type Price<Lot> = Facet<Lot, unknown, Asks, PriceBounds> & { readonly kind: 'price' };

/** Declares the facet of the price: limits are places between rows, because rows stand in its order. */
export function price<Lot>(): Price<Lot> {
  return {
    kind: 'price',
    keys: ['priceFrom', 'priceTo'],
    build({ prices, size }) {
      const rowFrom = (test: (price: number) => boolean) =>
        firstWhere(size, (row) => test(at(prices, row)));
      return {
        pass({ priceFrom, priceTo }) {
          if (priceFrom === undefined && priceTo === undefined) return null;
          const from = rowFrom((price) => price >= (priceFrom ?? 0) * KOPECKS);
          const to = rowFrom((price) => price > (priceTo ?? Infinity) * KOPECKS);
          return bitsBetween(size, from, to);
        },
        answer({ bits, count }) {
          if (size === 0) return { min: 0, max: 0, histogram: bars(() => 0) };
          const min = Math.floor(at(prices, count ? firstRow(bits) : 0) / KOPECKS);
          const max = Math.ceil(at(prices, count ? lastRow(bits) : size - 1) / KOPECKS);
          const starts = bars((step) =>
            // Whole numbers throughout: a price exactly on a step belongs to the upper bar.
            rowFrom(
              (price) => (price - min * KOPECKS) * HISTOGRAM_STEPS >= step * (max - min) * KOPECKS,
            ),
          );
          const histogram = bars((step) => {
            if (max === min) return step === 0 ? count : 0;
            const isLast = step === HISTOGRAM_STEPS - 1;
            return countBetween(
              bits,
              starts[step] ?? 0,
              isLast ? size : (starts[step + 1] ?? size),
            );
          });
          return { min, max, histogram };
        },
        // The index has compared the prices itself.
        put: () => true,
      };
    },
  };
}

const bars = (value: (step: number) => number): number[] =>
  Array.from({ length: HISTOGRAM_STEPS }, (_, step) => value(step));
