import type { ResultOf } from '@m30/api/client';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { placedPremises, type PlacedPremises } from './placed.ts';
import { toPremisesCard } from './to-card.ts';

/**
 * Ground floors of a complex, building by building.
 * @param found what the filter finds
 */
export function toGroundFloors(
  snapshot: Snapshot,
  vendor: string | undefined,
  found: readonly PlacedPremises[],
): ResultOf<'Objects.GetPremises'>['plan'] {
  const matching = new Set(found.map(({ id }) => id));
  const here = placedPremises(snapshot).filter(
    ({ complex, floor }) => complex.vendor === vendor && floor === 1,
  );
  return [...Map.groupBy(here, ({ building }) => building)].map(([{ subvendor, name }, lots]) => ({
    subvendor,
    name,
    units: lots.map((lot) => {
      const { id, number, url, status, area, price } = toPremisesCard(lot);
      return { id, number, url, status, area, price, matches: matching.has(id) };
    }),
  }));
}
