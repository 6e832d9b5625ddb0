import type { About } from '../entry-kind.ts';

/**
 * How something with a first and a last day stands.
 * @param today ISO date, like the days; `null` has no end
 */
export function daysState(
  { from, until, isDraft }: { from: string; until: string | null; isDraft: boolean },
  today: string,
): About['state'] {
  if (isDraft) return 'draft';
  if (today < from) return 'scheduled';
  return until !== null && until < today ? 'expired' : 'published';
}
