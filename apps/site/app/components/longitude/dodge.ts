/**
 * Levels on which marks of a scale stand so that none covers another: a mark takes the lowest
 * level where its neighbours are at least `gap` away.
 * @param places per cent of the scale, in any order
 * @param gap smallest distance on one level, per cent
 * @returns a level from 0 for each place, in the order given
 */
export function levelsOf(places: readonly number[], gap: number): number[] {
  const levels = places.map(() => 0);
  const occupied: number[] = [];
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  for (const { place, index } of order) {
    const free = occupied.findIndex((last) => place - last >= gap);
    const level = free === -1 ? occupied.length : free;
    levels[index] = level;
    occupied[level] = place;
  }
  return levels;
}

/** How a name hangs on its line above the scale. */
export interface Leader {
  /** Height of the line in CSS pixels. */
  height: number;
  side: 'left' | 'right';
}

/** Two marks nearer than this, per cent, can't both carry a name at one height. */
const CROWDED = 8;

/**
 * Lines that carry names above the scale: where the next mark is near, a name stands to the left
 * of its line, and each name of such a cluster hangs higher than the one before.
 * @param places per cent of the scale, from west to east
 */
export function leadersOf(places: readonly number[]): Leader[] {
  const leaders: Leader[] = [];
  places.forEach((place, index) => {
    const side = (places[index + 1] ?? Infinity) - place < CROWDED ? 'left' : 'right';
    const crowded = place - (places[index - 1] ?? -Infinity) < CROWDED;
    const before = (crowded && leaders[index - 1]?.height) || 0;
    leaders.push({ side, height: before + (!crowded ? 40 : side === 'left' ? 30 : 0) });
  });
  return leaders;
}
