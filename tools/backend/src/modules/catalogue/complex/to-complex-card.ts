import type { ResultOf } from '@m30/api/client';
import { known } from '../snapshot/known.ts';
import { handoverIndex, isListed } from '../lot/listing.ts';
import type { BuildingRow, ComplexRow, PlacedLot, Snapshot } from '../snapshot/snapshot.ts';
import { toHandover, type Handover } from '../lot/to-lot-card.ts';
import { toPicture } from '../../media/to-picture.ts';

export type ComplexCard = ResultOf<'Objects.GetCatalog'>['complexes'][number];

/** Buildings of a complex that have flats. */
export function residentialBuildings(snapshot: Snapshot, { vendor }: ComplexRow): BuildingRow[] {
  return snapshot.buildings.filter(
    (building) => building.vendor === vendor && snapshot.byBuilding.has(building.id),
  );
}

/** Lots of a building that the catalogue lists. */
export function listedIn(snapshot: Snapshot, { id }: BuildingRow): PlacedLot[] {
  return (snapshot.byBuilding.get(id) ?? []).filter(isListed);
}

/** The lowest price, kopecks; `null` where nothing is for sale. */
export function lowestPrice(lots: readonly PlacedLot[]): number | null {
  return lots.length === 0 ? null : Math.min(...lots.map(({ price }) => price));
}

/** What a complex looks like in a list. */
export function toComplexCard(snapshot: Snapshot, complex: ComplexRow): ComplexCard {
  const buildings = residentialBuildings(snapshot, complex);
  const lots = buildings.flatMap((building) => listedIn(snapshot, building));
  return {
    vendor: complex.vendor,
    name: complex.name,
    place: complex.place,
    coordinate: [complex.lat, complex.lon],
    housingClass: complex.housingClass,
    picture: toPicture(known(snapshot.pictures, complex.picture)),
    metro: complex.metro,
    ...(complex.headline !== null && { headline: complex.headline }),
    free: lots.length,
    priceFrom: lowestPrice(lots),
    handover: earliestHandover(lots.length > 0 ? lots.map(({ building }) => building) : buildings),
  };
}

function earliestHandover(buildings: readonly BuildingRow[]): Handover {
  const [first] = buildings.toSorted((a, b) => handoverIndex(a) - handoverIndex(b));
  return first ? toHandover(first) : null;
}
