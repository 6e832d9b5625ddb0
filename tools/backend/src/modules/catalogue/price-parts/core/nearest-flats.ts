import type { PlacedLot } from '../../snapshot/snapshot.ts';

type Compared = Pick<
  PlacedLot,
  'id' | 'guid' | 'buildingId' | 'rooms' | 'area' | 'floor' | 'sides'
>;

/** How much each difference weighs: a tenth of the area as much as four floors, or another number of rooms. */
const WEIGHT = { building: 3, rooms: 1, area: 10, floor: 0.25, side: 0.5 } as const;

/** Flats that are most like one: the house, the plan, the floor and the sides, in this order. */
export function nearestFlats<Flat extends Compared>(
  flat: Compared,
  others: readonly Flat[],
  count: number,
): Flat[] {
  return others
    .filter(({ guid }) => guid !== flat.guid)
    .map((other) => ({ other, away: distance(flat, other) }))
    .sort((a, b) => a.away - b.away || a.other.id.localeCompare(b.other.id))
    .slice(0, count)
    .map(({ other }) => other);
}

function distance(one: Compared, other: Compared): number {
  const sides = one.sides.filter((side) => !other.sides.includes(side)).length;
  return (
    WEIGHT.building * Number(one.buildingId !== other.buildingId) +
    WEIGHT.rooms * Number(one.rooms !== other.rooms) +
    (WEIGHT.area * Math.abs(one.area - other.area)) / one.area +
    WEIGHT.floor * Math.abs(one.floor - other.floor) +
    WEIGHT.side * sides
  );
}
