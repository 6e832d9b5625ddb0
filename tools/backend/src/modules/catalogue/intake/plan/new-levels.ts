import { isPlace } from '../shape/words.ts';
import type { NewLot } from './plan-changes.ts';
import type { Present } from './present.ts';

/** A level of a car park that new places stand on. */
export interface NewLevel {
  /** `{vendor}/{level}`. */
  id: string;
  vendor: string;
  level: number;
}

/** Levels that a car park may have. */
const LEVELS = 9;

/** Why no place stands there; `null` for a level that a car park may have, and where none is said. */
export const refuseLevel = (floor: number | undefined): string | null =>
  floor !== undefined && (floor === 0 || Math.abs(floor) > LEVELS)
    ? `уровень паркинга вне пределов −${LEVELS}…−1 и 1…${LEVELS}`
    : null;

/** Levels that are not there yet, in the order of the file. */
export function newLevels(created: readonly NewLot[], { levels }: Present): NewLevel[] {
  const found = new Map<string, NewLevel>();
  for (const { item, place } of created) {
    if (!isPlace(item.type) || item.floor === undefined) continue;
    const id = levelId(place.vendor, item.floor);
    if (!levels.has(id)) found.set(id, { id, vendor: place.vendor, level: item.floor });
  }
  return [...found.values()];
}

/** Id of a level's row. */
export const levelId = (vendor: string, level: number): string => `${vendor}/${level}`;
