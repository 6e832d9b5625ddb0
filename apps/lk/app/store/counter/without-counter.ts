import type { ResultOf } from '@m30/api/client';

/** Counters when nothing waits any more in the section at an address. */
export const withoutCounter = (
  { counters }: ResultOf<'LK.GetCounters'>,
  section: string,
): ResultOf<'LK.GetCounters'> => ({
  counters: counters.filter(({ link }) => link !== section),
});
