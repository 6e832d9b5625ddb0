import { known } from '../snapshot/known.ts';
import type { PlacedRow, Snapshot } from '../snapshot/snapshot.ts';
import type { LevelRow, PlaceRow, PremisesRow } from '../snapshot/read-premises.ts';

/** Commercial premises with the places around them. */
export interface PlacedPremises extends PlacedRow {
  facts: PremisesRow;
}

/** A parking place or a storage room with the places around it. */
export interface PlacedPlace extends PlacedRow {
  facts: PlaceRow;
  /** Its level; below ground it is negative. */
  level: number;
}

/** All commercial premises, whatever their status, in the order of the numbers. */
export function placedPremises(snapshot: Snapshot): PlacedPremises[] {
  return inOrder(
    snapshot,
    [...snapshot.premises.values()].map((facts) => ({
      ...known(snapshot.placed, facts.lotGuid),
      facts,
    })),
  );
}

/** All places and storage rooms, whatever their status, in the order of the numbers. */
export function placedPlaces(snapshot: Snapshot): PlacedPlace[] {
  return inOrder(
    snapshot,
    [...snapshot.places.values()].map((facts) => {
      const lot = known(snapshot.placed, facts.lotGuid);
      return { ...lot, facts, level: lot.floor };
    }),
  );
}

/** Levels of a complex's car park, highest first; none where it has no car park. */
export function levelsOf({ parkingLevels }: Snapshot, vendor: string): readonly LevelRow[] {
  return parkingLevels.get(vendor) ?? [];
}

function inOrder<Lot extends PlacedRow>(snapshot: Snapshot, lots: Lot[]): Lot[] {
  const order = new Map(snapshot.buildings.map(({ id }, position) => [id, position]));
  return lots.sort(
    (one, other) =>
      (order.get(one.buildingId) ?? 0) - (order.get(other.buildingId) ?? 0) ||
      one.number - other.number,
  );
}
