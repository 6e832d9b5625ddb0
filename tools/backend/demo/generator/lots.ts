import type { lots } from '../../src/modules/estate/objects.table.ts';
import type { Finish } from '../../src/modules/estate/types.ts';
import type { BuildingSeed, ComplexSeed, Side } from '../data/types.ts';
import { composeFloor, type FlatPlace } from './floor.ts';
import { guidOf } from './guid.ts';
import { buildingId } from './names.ts';
import { priceOf } from './price.ts';
import { chance } from './random.ts';
import { statusOf } from './status.ts';

type LotRow = typeof lots.$inferInsert;

const SIDE_NAMES: Readonly<Record<Side, string>> = {
  N: 'север',
  E: 'восток',
  S: 'юг',
  W: 'запад',
};

/** Every flat of the complexes, numbered through each building section by section, floor by floor. */
export function generateLots(complexes: readonly ComplexSeed[]): LotRow[] {
  return complexes.flatMap((complex) =>
    complex.buildings.flatMap((building) => lotsOfBuilding(complex, building)),
  );
}

function lotsOfBuilding(complex: ComplexSeed, building: BuildingSeed): LotRow[] {
  return placesOf(building).map(({ place, section, floor }, index) => {
    const number = index + 1;
    const id = `${complex.code}${building.label}-${number}`;
    return lotOf(complex, building, { id, number, section, floor, place });
  });
}

function placesOf(building: BuildingSeed) {
  return building.sections.flatMap((stack, index) =>
    stack.flatMap(([first, last, row]) =>
      Array.from({ length: last - first + 1 }, (_, step) => first + step).flatMap((floor) =>
        composeFloor(row, building.main).map((place) => ({ place, section: index + 1, floor })),
      ),
    ),
  );
}

interface Numbered {
  id: string;
  number: number;
  section: number;
  floor: number;
  place: FlatPlace;
}

function lotOf(complex: ComplexSeed, building: BuildingSeed, flat: Numbered): LotRow {
  const { id, number, section, floor } = flat;
  const { plan, mirrored, sides } = flat.place;
  const status = statusOf(complex, building, id);
  const waterView = seesWater(building, floor, sides);
  const discounted =
    (status === 'free' || status === 'held') && chance(`${id} offer`) < (building.discounted ?? 0);
  return {
    guid: guidOf(`lot ${id}`),
    id,
    kind: 'flat',
    status,
    buildingId: buildingId(complex, building),
    section,
    floor,
    number,
    planId: plan.id,
    mirrored,
    rooms: plan.rooms,
    euro: plan.euro,
    area: plan.area,
    livingArea: plan.livingArea,
    kitchenArea: plan.kitchenArea,
    balconyArea: plan.balconyArea,
    ceiling: complex.ceiling,
    bathrooms: plan.bathrooms,
    finish: finishOf(complex, building, id),
    sides: sides.map((side) => SIDE_NAMES[side]),
    waterView,
    ...priceOf(complex, building, { id, plan, floor, sides, waterView, discounted }),
  };
}

function finishOf(complex: ComplexSeed, building: BuildingSeed, id: string): Finish {
  if (chance(`${id} furniture`) < (building.furnished ?? 0)) return 'furnished';
  return building.finish ?? complex.finish;
}

function seesWater({ water }: BuildingSeed, floor: number, sides: readonly Side[]): boolean {
  return water !== undefined && floor >= water.from && sides.some((s) => water.sides.includes(s));
}
