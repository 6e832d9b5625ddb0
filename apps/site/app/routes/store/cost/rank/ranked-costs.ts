import type { FlatCost } from '../core/cost-of.ts';

/** A flat among others; kopecks. */
export interface RankedCost extends FlatCost {
  /** All that is paid, a m². */
  metre: number;
  /** The worth of the flat less the debt, at the end of the last year. */
  left: number;
  /** What buying leaves beyond renting, by then. */
  gain: number;
}

/** One flat is shown by its years, two side by side; more are ranked. */
export const areRanked = (flats: readonly FlatCost[]): boolean => flats.length > 2;

/** Flats by all that they take until the end of the last year, the least first; equal ones as they were named. */
export const rankedCosts = (flats: readonly FlatCost[]): RankedCost[] =>
  flats
    .map((cost) => {
      const last = cost.against.years.at(-1);
      return {
        ...cost,
        metre: Math.round(cost.total.total / cost.flat.area),
        left: cost.worth - cost.debt,
        gain: last ? last.buy - last.rent : 0,
      };
    })
    .sort((one, next) => one.total.total - next.total.total);
