import type { PlacesFilter } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import { known } from '../snapshot/known.ts';
import type { ComplexRow, Snapshot } from '../snapshot/snapshot.ts';
import { toHandover } from '../lot/to-lot-card.ts';
import { PLACE_SIZES } from './place-size.ts';
import { levelsOf, placedPlaces, type PlacedPlace } from './placed.ts';
import { layLevel } from './lay-level.ts';
import { searchPlaces } from './place-search.ts';
import { priceOf } from './to-card.ts';

export type Parking = ResultOf<'Objects.GetParking'>;

/** Which car park and level, and the filters on it. */
export type ParkingInput = Omit<PlacesFilter, 'complex' | 'level'> & {
  vendor: string;
  level?: number | undefined;
  place?: string | undefined;
};

/** One level with its places, and the others in short; `null` where there is no such level. */
export function toParking(
  snapshot: Snapshot,
  complex: ComplexRow,
  { vendor, level, place, ...filter }: ParkingInput,
): Parking | null {
  const levels = levelsOf(snapshot, vendor);
  const found = searchPlaces(snapshot, filter, 'price', vendor);
  const counts = levels.map(({ level }) => {
    const here = found.lots.filter((lot) => lot.level === level);
    const parking = here.filter(({ kind }) => kind === 'parking').length;
    return { level, parking, storage: here.length - parking };
  });
  const first = counts.find(({ parking, storage }) => parking + storage > 0)?.level;
  const lots = placedPlaces(snapshot).filter(({ complex }) => complex.vendor === vendor);
  const chosen = lots.find(({ id }) => id === place)?.level;
  const wanted = level ?? chosen ?? first ?? levels[0]?.level;
  const shown = levels.find((one) => one.level === wanted);
  if (!shown) return null;
  const matching = new Set(found.lots.map(({ id }) => id));
  const here = lots
    .filter(({ facts }) => facts.levelId === shown.id)
    .sort((a, b) => a.kind.localeCompare(b.kind) || a.number - b.number);
  const { drawing, boxes } = layLevel(shown.drawing, here);
  return {
    vendor,
    complexName: complex.name,
    place: complex.place,
    address: complex.address,
    coordinate: [complex.lat, complex.lon],
    levels: counts,
    level: {
      level: shown.level,
      height: shown.height,
      drawing,
      places: here.map((lot) => ({
        ...toLevelPlace(lot, matching.has(lot.id)),
        box: known(boxes, lot.guid),
      })),
    },
    total: found.lots.length,
    facets: found.facets,
    relaxations: found.relaxations,
  };
}

function toLevelPlace(
  lot: PlacedPlace,
  matches: boolean,
): Omit<Parking['level']['places'][number], 'box'> {
  const { facts } = lot;
  return {
    id: lot.id,
    guid: lot.guid,
    kind: facts.size === null ? 'storage' : 'parking',
    label: facts.label,
    status: lot.status,
    area: lot.area,
    width: facts.width,
    depth: facts.depth,
    price: priceOf(lot),
    size: facts.size && PLACE_SIZES[facts.size],
    charging: facts.charging,
    buildingName: lot.building.name,
    handover: toHandover(lot.building),
    matches,
  };
}
