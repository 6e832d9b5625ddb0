import type { CommuteBy } from '@m30/api/filters';
import { NORTH } from '../travel/distance.ts';
import type { Coordinate } from '../travel/types.ts';
import { contour } from './contour.ts';
import { WALK } from './model.ts';

/** What is asked about: an address, the kind of the way, whole minutes at most. */
export interface ReachAsked {
  readonly place: Coordinate;
  readonly by: CommuteBy;
  readonly minutes: number;
}

/** Corners of the grid along a side. */
const SIZE = 65;

/** Metres a minute that no way is quicker than; a train begins after the way to it. */
const QUICKEST = { foot: WALK * 60, metro: 700, car: 1100 } as const satisfies Record<
  CommuteBy,
  number
>;

/** Minutes of a way by metro that nobody rides. */
const TO_THE_TRAIN = 8;

/** Metres from the address past which nothing is drawn: the city and its surroundings. */
const FARTHEST = 30_000;

function radiusOf({ by, minutes }: ReachAsked): number {
  const riding = by === 'metro' ? Math.max(0, minutes - TO_THE_TRAIN) * QUICKEST.metro : 0;
  const own = by === 'metro' ? minutes * QUICKEST.foot : minutes * QUICKEST[by];
  return Math.min(FARTHEST, Math.max(riding, own)) * 1.05;
}

/**
 * Lines around the land from where an address is near enough, by times at the corners of a grid: an estimate as fine as
 * its cells, a 64th of the land looked at.
 * @param minutesFrom whole minutes from each place, as the filter counts them
 */
export function reachOf(
  asked: ReachAsked,
  minutesFrom: (places: ReadonlyMap<number, Coordinate>) => ReadonlyMap<number, number>,
): Coordinate[][] {
  const { place, minutes } = asked;
  const north = radiusOf(asked) / NORTH;
  const east = north / Math.cos((place[0] * Math.PI) / 180);
  const coordinate = (column: number, row: number): Coordinate => [
    place[0] + north * (1 - (2 * row) / (SIZE - 1)),
    place[1] + east * ((2 * column) / (SIZE - 1) - 1),
  ];
  const places = new Map<number, Coordinate>();
  for (let row = 1; row < SIZE - 1; row++)
    for (let column = 1; column < SIZE - 1; column++)
      places.set(row * SIZE + column, coordinate(column, row));
  const times = minutesFrom(places);
  // What is twice as far and what is never reached bend the line alike.
  const far = 2 * minutes + 1;
  const at = (column: number, row: number) =>
    Math.min(far, times.get(row * SIZE + column) ?? Infinity);
  return contour({ size: SIZE, at }, minutes + 0.5).map((ring) =>
    ring.map(([column, row]) => coordinate(column, row)),
  );
}
