import type { LevelPlace } from './park.server.ts';

/** Keys that move over the plan, with the direction of each. */
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Placed = Pick<LevelPlace, 'id' | 'box'>;

/**
 * Id of the place that a key leads to: the nearest one in its direction, or with Home and End the first
 * and the last; `null` where the key means nothing or nothing lies there.
 */
export function nextPlace(places: readonly Placed[], from: string, key: string): string | null {
  if (key === 'Home') return places[0]?.id ?? null;
  if (key === 'End') return places.at(-1)?.id ?? null;
  const direction = DIRECTIONS[key];
  const start = places.find(({ id }) => id === from);
  if (!direction || !start) return null;
  const [dx, dy] = direction;
  const here = centre(start);
  const ways = places.flatMap((place) => {
    const there = centre(place);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    // Sideways counts double, so that a row is followed to its end first.
    return along > 1 && aside <= along * 4 ? [{ id: place.id, length: along + 2 * aside }] : [];
  });
  return ways.sort((one, other) => one.length - other.length)[0]?.id ?? null;
}

function centre({ box: [x, y, width, height] }: Placed) {
  return { x: x + width / 2, y: y + height / 2 };
}
