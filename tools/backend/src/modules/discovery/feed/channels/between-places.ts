import type { Found } from '../core/rule.ts';

/** What is wrong where a part is larger than its whole: a floor above the roof, living area above the area. */
export function largerThanWhole(
  found: Found,
  [part, whole]: readonly [string, string],
  what: string,
): string[] {
  return numberAt(found, part) > numberAt(found, whole) ? [`Не подходит: ${what}`] : [];
}

/**
 * What is wrong where a house that is being built has no year.
 * @param unfinished place that says how far it is, and the word there
 * @param year place of its year
 */
export function yearMissing(
  found: Found,
  [place, word]: readonly [string, string],
  year: string,
): string[] {
  return found.get(place)?.[0] === word && !found.has(year) ? ['Нет данных: год сдачи'] : [];
}

const numberAt = (found: Found, path: string) => Number(found.get(path)?.[0]);
