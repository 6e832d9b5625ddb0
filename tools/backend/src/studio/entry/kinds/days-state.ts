import type { About } from '../entry-kind.ts';

/**
 * How something with a first and a last day stands.
 * @param today ISO date, like the days; `null` has no end
 */
export function daysState(
  { from, until }: { from: string; until: string | null },
  today: string,
): About['state'] {
  if (today < from) return 'scheduled';
  return until !== null && until < today ? 'expired' : 'published';
}
