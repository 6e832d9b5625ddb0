import type { Library } from './library.ts';

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
