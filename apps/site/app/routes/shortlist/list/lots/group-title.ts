import type { WishGroup } from '../../core/wish-groups.ts';

/** «Важно обоим», «Важно всем», «Анна». */
export function groupTitle({ isShared, members }: WishGroup): string {
  if (!isShared) return members[0]?.name ?? '';
  return members.length === 2 ? 'Важно обоим' : 'Важно всем';
}
