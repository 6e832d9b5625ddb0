import type { ResultOf } from '@m30/api/client';
import type { FloorPlanRow } from '../snapshot/object-content.ts';
import type { BuildingRow, ComplexRow, PlacedLot, Snapshot } from '../snapshot/snapshot.ts';
import { hasPrice, lotUrl } from '../lot/to-lot-card.ts';
import type { PlacedFlat } from '../../estate/types.ts';

export type Floor = ResultOf<'Objects.GetFloor'>;

/** A floor of one section, as it is asked for. */
export interface FloorAddress {
  section: number;
  floor: number;
}

/**
 * The drawing that holds for a floor.
 * @param building `{vendor}/{subvendor}`
 */
export function findFloorPlan(
  { content }: Pick<Snapshot, 'content'>,
  building: string,
  { section, floor }: FloorAddress,
): FloorPlanRow | undefined {
  return content.floorPlans
    .get(building)
    ?.find(
      (plan) => plan.section === section && plan.firstFloor <= floor && floor <= plan.lastFloor,
    );
}

/**
 * A floor with its flats where they lie.
 * @returns `null` where nobody has drawn the floor
 */
export function toFloor(
  snapshot: Snapshot,
  complex: ComplexRow,
  building: BuildingRow,
  address: FloorAddress,
): Floor | null {
  const plan = findFloorPlan(snapshot, building.id, address);
  if (!plan) return null;
  const { viewBox, north, flats: placed, walls } = plan.geometry;
  const lots = lotsOn(snapshot, building, address);
  return {
    vendor: complex.vendor,
    subvendor: building.subvendor,
    complexName: complex.name,
    buildingName: building.name,
    ...address,
    viewBox,
    north,
    walls,
    drawing: `/media/floors/${building.id}/${plan.section}/${plan.firstFloor}.svg`,
    flats: lots.flatMap((lot, index) => {
      const flatPlace = placed[index];
      return flatPlace ? toFlat(lot, flatPlace) : [];
    }),
  };
}

/** Flats of one floor by number; the places of a drawing are in the same order. */
export function lotsOn(
  { byBuilding }: Pick<Snapshot, 'byBuilding'>,
  { id }: Pick<BuildingRow, 'id'>,
  { section, floor }: FloorAddress,
): PlacedLot[] {
  return (byBuilding.get(id) ?? [])
    .filter((lot) => lot.section === section && lot.floor === floor)
    .toSorted((one, other) => one.number - other.number);
}

function toFlat(lot: PlacedLot, { path, label }: PlacedFlat): Floor['flats'][number] {
  const priced = hasPrice(lot);
  return {
    id: lot.id,
    number: String(lot.number),
    status: lot.status,
    url: lotUrl(lot),
    rooms: lot.rooms,
    euro: lot.euro,
    area: lot.area,
    price: priced ? lot.price : null,
    oldPrice: priced ? lot.oldPrice : null,
    path,
    label,
  };
}
