/** Flats of the demo company in the models of their houses: what measurements and tests of light need. */
import type { Scene } from '@m30/scene';
import { complexes } from '../../demo/data/complexes/index.ts';
import type { BuildingSeed, ComplexSeed } from '../../demo/data/types.ts';
import { floorPlanRows } from '../../demo/generator/floor-plans.ts';
import { generateLots } from '../../demo/generator/lots.ts';
import { buildingId } from '../../demo/generator/names.ts';
import { planRoomsOf } from '../../demo/generator/plan/plan-rooms.ts';
import { sceneOf } from '../../demo/generator/plan/scenes.ts';
import { planOf } from '../../demo/generator/plans.ts';
import { placeWindows, type PlacedRoom } from '../modules/catalogue/light/core/place-windows.ts';

export { flatLight } from '../modules/catalogue/light/core/flat-light.ts';

/** A flat of the demonstration with the rooms and windows that the light is calculated from. */
export interface DemoFlat {
  id: string;
  plan: string;
  /** Label of its building. */
  building: string;
  floor: number;
  /** Where it is said to look: «юг». */
  sides: readonly string[];
  /** `null` where the model cannot tell. */
  rooms: PlacedRoom[] | null;
}

/** Complexes of the demo by their keys. */
export const vendors: readonly string[] = complexes.map(({ vendor }) => vendor);

/**
 * Every flat of a complex with its rooms in the scene.
 * @throws Error where there is no such complex
 */
export function demoFlats(vendor: string): { scene: Scene; flats: DemoFlat[] } {
  const complex = complexes.find((one) => one.vendor === vendor);
  if (!complex) throw new Error(`the demo has no complex «${vendor}»`);
  const scene = sceneOf(vendor);
  return {
    scene,
    flats: complex.buildings.flatMap((building) => flatsOf(scene, complex, building)),
  };
}

function flatsOf(scene: Scene, complex: ComplexSeed, building: BuildingSeed): DemoFlat[] {
  const own = { ...complex, buildings: [building] };
  const house = { label: building.label, floors: floorPlanRows([own]) };
  const counted = new Map<string, number>();
  return generateLots([own])
    .filter((lot) => lot.buildingId === buildingId(complex, building))
    .map(({ id, planId, section, floor, sides }) => {
      const place = { section: section ?? 0, floor: floor ?? 0 };
      const key = `${place.section} ${place.floor}`;
      const index = counted.get(key) ?? 0;
      counted.set(key, index + 1);
      return {
        id,
        plan: planId ?? '',
        building: building.label,
        floor: place.floor,
        sides: sides ?? [],
        rooms: placeWindows(scene, house, { ...place, index }, (plan) =>
          planRoomsOf(plan, planOf(plan).roomList),
        ),
      };
    });
}
