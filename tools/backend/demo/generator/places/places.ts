import type { lots } from '../../../src/modules/estate/objects.table.ts';
import type { parkingLevels, places } from '../../../src/modules/estate/premises.table.ts';
import type { Box, LevelDrawing } from '../../../src/modules/estate/premises-types.ts';
import { complexes } from '../../data/complexes/index.ts';
import { parkingSeeds, type ParkingSeed } from '../../data/places/levels.ts';
import type { BuildingSeed, ComplexSeed } from '../../data/types.ts';
import { guidOf } from '../guid.ts';
import { buildingId } from '../names.ts';
import { chance } from '../random.ts';
import { statusOf } from '../status.ts';
import type { DrawnPlace } from './bays.ts';
import { composeLevel, type ComposedLevel } from './level.ts';

/** Rows of the car parks: levels, and the places and rooms on them. */
export interface PlaceRows {
  levels: (typeof parkingLevels.$inferInsert & { drawing: LevelDrawing })[];
  lots: (typeof lots.$inferInsert)[];
  places: (typeof places.$inferInsert & { box: Box })[];
}

/** Every place and storage room, numbered through its complex: `k-p12`, `k-s5`. */
export function generatePlaces(): PlaceRows {
  const parks = parkingSeeds.map((seed) => {
    const complex = complexes.find(({ vendor }) => vendor === seed.vendor);
    if (!complex) throw new Error(`data/complexes has no «${seed.vendor}»`);
    return rowsOf(seed, complex);
  });
  return {
    levels: parks.flatMap(({ levels }) => levels),
    lots: parks.flatMap(({ lots }) => lots),
    places: parks.flatMap(({ places }) => places),
  };
}

function rowsOf(seed: ParkingSeed, complex: ComplexSeed): PlaceRows {
  const composed = seed.levels.map((level) => ({ level, ...composeLevel(seed, level) }));
  const counts = { parking: 0, storage: 0 };
  const units = composed.flatMap(({ level, drawing, places }) =>
    places.map((place) => {
      const kind = place.size === null ? ('storage' as const) : ('parking' as const);
      counts[kind] += 1;
      const building = nearestBuilding(seed, complex, place, drawing);
      return unitOf(seed, complex, building, {
        place,
        kind,
        number: counts[kind],
        level: level.level,
      });
    }),
  );
  return {
    levels: composed.map(({ level, drawing }) => ({
      id: `${seed.vendor}/${level.level}`,
      vendor: seed.vendor,
      level: level.level,
      height: level.height,
      drawing,
    })),
    lots: units.map(({ lot }) => lot),
    places: units.map(({ row }) => row),
  };
}

/** Buildings stand above the level from left to right; those not yet on sale have no places. */
function nearestBuilding(
  seed: ParkingSeed,
  complex: ComplexSeed,
  { box: [x] }: DrawnPlace,
  { viewBox: [, , width] }: ComposedLevel['drawing'],
): BuildingSeed {
  const above = seed.building
    ? complex.buildings.filter(({ label }) => label === seed.building)
    : complex.buildings.filter(({ sections, onSale }) => sections.length > 0 && onSale !== false);
  const nearest = above[Math.min(above.length - 1, Math.floor((x / width) * above.length))];
  if (!nearest) throw new Error(`«${seed.vendor}» has no building for its car park`);
  return nearest;
}

interface Numbered {
  place: DrawnPlace;
  kind: 'parking' | 'storage';
  number: number;
  level: number;
}

function unitOf(seed: ParkingSeed, complex: ComplexSeed, building: BuildingSeed, unit: Numbered) {
  const { place, kind, number, level } = unit;
  const id = `${complex.code}-${kind === 'parking' ? 'p' : 's'}${number}`;
  const guid = guidOf(`lot ${id}`);
  const charging =
    place.size === 'large' || (place.size === 'standard' && number % seed.charging === 0);
  const area = Math.round(place.width * place.depth * 10) / 10;
  return {
    lot: {
      guid,
      id,
      kind,
      status: statusOf({ ...complex, free: seed.free }, building, id),
      buildingId: buildingId(complex, building),
      section: 0,
      floor: level,
      number,
      area,
      price: kind === 'parking' ? placePrice(seed, place, charging, id) : roomPrice(seed, area, id),
    },
    row: {
      lotGuid: guid,
      levelId: `${seed.vendor}/${level}`,
      label: kind === 'parking' ? String(number) : `К${number}`,
      size: place.size,
      width: place.width,
      depth: place.depth,
      charging,
      box: place.box,
    },
  };
}

/** Share of a standard place's price. */
const SIZE_PRICES = { standard: 1, large: 1.22, family: 1.12, motorcycle: 0.42 } as const;
/** Nothing on wheels costs less, roubles. */
const LEAST = 600_000;

/** Kopecks, a whole number of ten thousand roubles. */
function placePrice(seed: ParkingSeed, { size }: DrawnPlace, charging: boolean, id: string) {
  const [from, to] = seed.price;
  const standard = (from + (to - from) * chance(`${id} price`)) * 1000;
  const roubles = standard * SIZE_PRICES[size ?? 'standard'] * (charging ? 1.05 : 1);
  return Math.max(LEAST, Math.round(roubles / 10_000) * 10_000) * 100;
}

/** Kopecks, a whole number of five thousand roubles; a m² costs less in a large room. */
function roomPrice({ storagePrice }: ParkingSeed, area: number, id: string): number {
  const perMetre = storagePrice * (1.1 - 0.03 * (area - 2.5) + 0.08 * chance(`${id} price`));
  return Math.round((area * perMetre) / 5) * 5 * 100_000;
}
