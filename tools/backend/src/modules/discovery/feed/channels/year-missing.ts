import type { Found } from '../core/rule.ts';

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
