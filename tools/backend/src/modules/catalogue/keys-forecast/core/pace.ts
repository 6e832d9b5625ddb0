import { median } from '../../../../kernel/math/quantile.ts';
import { monthsLeft } from './course.ts';
import type { Observation, PastHouse } from './past-house.ts';

/** Months that tell a pace: fewer say nothing, older ones are another story. */
const PACE_MONTHS = { least: 6, most: 12 } as const;

/** What no pace goes beyond: a month that brings nothing, or three, is not what comes next. */
const BOUNDS = { slow: 0.6, fast: 1.5 } as const;

/**
 * How many months of the usual course of past houses a month of this building has brought of late; 1 is as they went. The slope is
 * Theil–Sen's, the middle one of those between all pairs of months, so that a single bad month moves it little.
 * @param observed the oldest first; `null` where they are too few
 */
export function paceOf(
  houses: readonly PastHouse[],
  observed: readonly Observation[],
): number | null {
  const reports = observed.filter(({ done }) => done > 0).slice(-PACE_MONTHS.most);
  if (reports.length < PACE_MONTHS.least) return null;
  const clock = reports.map(({ month, done }) => ({ month, at: -monthsLeft(houses, done) }));
  const slopes = clock.flatMap((from, index) =>
    clock.slice(index + 1).map((to) => (to.at - from.at) / (to.month - from.month)),
  );
  return Math.min(BOUNDS.fast, Math.max(BOUNDS.slow, median(slopes)));
}
