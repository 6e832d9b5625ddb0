import type { ResultOf } from '@m30/api/client';
import { isListed } from '../lot/listing.ts';
import type { BuildingRow, ComplexRow, PlacedLot, Snapshot } from '../snapshot/snapshot.ts';
import type { PictureRow } from '../../media/to-picture.ts';
import { listedIn, lowestPrice } from '../complex/to-complex-card.ts';
import { toDocuments } from '../complex/to-complex-parts.ts';
import { summarise, toBuildingCard } from '../complex/to-complex.ts';
import { findFloorPlan } from './to-floor.ts';
import { toLotCard } from '../lot/to-lot-card.ts';
import { toPicture } from '../../media/to-picture.ts';
import { mainProgramme } from '../lot/main-programme.ts';

export type Facade = ResultOf<'Objects.GetFacade'>;

/**
 * A building floor by floor.
 * @param chosen floor whose flats are listed
 */
export function toFacade(
  snapshot: Snapshot,
  complex: ComplexRow,
  building: BuildingRow,
  chosen: number | undefined,
): Facade {
  const lots = snapshot.byBuilding.get(building.id) ?? [];
  const picture = bestPicture(snapshot, complex, building);
  const floors = Map.groupBy(lots, ({ floor }) => floor);
  return {
    vendor: complex.vendor,
    complexName: complex.name,
    building: toBuildingCard(snapshot, building),
    rooms: summarise(listedIn(snapshot, building)),
    picture: picture ? toPicture(picture) : null,
    floors: [...floors]
      .toSorted(([one], [other]) => other - one)
      .map(([floor, some]) => toFloor(floor, some, picture ? outlines(picture, building) : [])),
    documents: toDocuments(snapshot, complex.vendor).filter(
      ({ subvendor }) => subvendor === null || subvendor === building.subvendor,
    ),
    sections: drawnSections(snapshot, building, lots),
    lots: (floors.get(chosen ?? NaN) ?? [])
      .toSorted((one, other) => one.number - other.number)
      .map((lot) => toLotCard(lot, mainProgramme(snapshot))),
  };
}

/** Entrances with those of their floors that have flats and a drawing. */
function drawnSections(
  snapshot: Snapshot,
  building: BuildingRow,
  lots: readonly PlacedLot[],
): Facade['sections'] {
  return [...Map.groupBy(lots, ({ section }) => section)]
    .map(([number, some]) => ({
      number,
      floors: [...new Set(some.map(({ floor }) => floor))]
        .filter((floor) => findFloorPlan(snapshot, building.id, { section: number, floor }))
        .toSorted((one, other) => one - other),
    }))
    .filter(({ floors }) => floors.length > 0)
    .toSorted((one, other) => one.number - other.number);
}

function toFloor(
  floor: number,
  lots: readonly PlacedLot[],
  seen: ReturnType<typeof outlines>,
): Facade['floors'][number] {
  const listed = lots.filter(isListed);
  return {
    floor,
    total: lots.length,
    free: listed.length,
    priceFrom: lowestPrice(listed),
    polygons: seen.filter((one) => one.floor === floor).map(({ points }) => points),
  };
}

/** The picture on which most floors of the building are seen. */
function bestPicture(
  { pictures }: Snapshot,
  { vendor }: ComplexRow,
  building: BuildingRow,
): PictureRow | undefined {
  const [best] = [...pictures.values()]
    .filter((picture) => picture.vendor === vendor)
    .map((picture) => ({ picture, floors: countFloors(picture, building) }))
    .filter(({ floors }) => floors > 0)
    .toSorted((one, other) => other.floors - one.floors);
  return best?.picture;
}

function countFloors(picture: PictureRow, building: BuildingRow): number {
  return new Set(outlines(picture, building).map(({ floor }) => floor)).size;
}

function outlines({ outlines }: PictureRow, { label }: BuildingRow) {
  return (outlines?.floors ?? []).filter(({ building }) => building === label);
}
