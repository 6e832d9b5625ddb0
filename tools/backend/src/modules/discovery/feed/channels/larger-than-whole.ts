import type { Found } from '../core/rule.ts';

/** What is wrong where a part is larger than its whole: a floor above the roof, living area above the area. */
export function largerThanWhole(
  found: Found,
  [part, whole]: readonly [string, string],
  what: string,
): string[] {
  return numberAt(found, part) > numberAt(found, whole) ? [`Не подходит: ${what}`] : [];
}

const numberAt = (found: Found, path: string) => Number(found.get(path)?.[0]);
