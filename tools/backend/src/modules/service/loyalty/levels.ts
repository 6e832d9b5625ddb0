import type { ResultOf } from '@m30/api/client';

/** A rank of the club. */
export type ClubLevel = ResultOf<'LK.GetLoyalty'>['levels'][number];

/** The ranks, from the first: what is taken from the points never lowers the rank. */
export const CLUB_LEVELS: readonly [ClubLevel, ...ClubLevel[]] = [
  {
    id: 'paper',
    name: 'Причал',
    discount: { value: '3\u00a0%', caption: 'на\u00a0услуги' },
    from: 0,
  },
  {
    id: 'water',
    name: 'Фарватер',
    discount: { value: '5\u00a0%', caption: 'на\u00a0услуги и\u00a0кладовую' },
    from: 1000,
  },
  {
    id: 'deep',
    name: 'Меридиан',
    discount: { value: '7\u00a0%', caption: 'на\u00a0услуги и\u00a0паркинг' },
    from: 3000,
  },
];

/**
 * The rank of a card.
 * @param earned points received in all
 */
export function levelOf(earned: number): ClubLevel {
  return CLUB_LEVELS.findLast(({ from }) => earned >= from) ?? CLUB_LEVELS[0];
}

/** The next rank and how many points it lacks; `null` at the last one. */
export function nextLevel(earned: number): { name: string; left: number } | null {
  const next = CLUB_LEVELS.find(({ from }) => earned < from);
  return next ? { name: next.name, left: next.from - earned } : null;
}
