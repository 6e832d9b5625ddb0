import type { Library } from '../library/library.ts';

/**
 * Offers in force on a day, its first and last days included.
 * @param today ISO date
 */
export function findPromos(
  { promos }: Pick<Library, 'promos'>,
  today: string,
): Library['promos'][number][] {
  return promos.filter(({ from, to }) => from <= today && (to === null || today <= to));
}

/**
 * Offers that are over on a day, the last one first.
 * @param today ISO date
 */
export function findEndedPromos(
  { promos }: Pick<Library, 'promos'>,
  today: string,
): Library['promos'][number][] {
  return promos
    .filter(({ to }) => to !== null && to < today)
    .sort((a, b) => (b.to ?? '').localeCompare(a.to ?? ''));
}
