import { createHash } from 'node:crypto';
import type { Scene } from '@m30/scene';
import type { PlacedLot, Snapshot } from '../snapshot/snapshot.ts';
import { flatFacades, type FlatFacade } from './core/flat-facades.ts';
import { placeWindows, type PlacedRoom } from './core/place-windows.ts';

/** Another way of calculating makes all figures anew. */
const METHOD = 3;

/** The model of one complex, with what stands in it. */
export interface LightModel {
  scene: Scene;
  /** Of all that figures are calculated from. */
  hash: string;
  /** Rooms of a flat with their windows in the scene; `null` where the model cannot tell. */
  roomsOf(lot: PlacedLot): PlacedRoom[] | null;
  /** Facades behind which a flat lies; none where the model cannot tell. */
  facadesOf(lot: PlacedLot): FlatFacade[];
}

/** Puts the flats of a complex into its scene. */
export function lightModel(snapshot: Snapshot, vendor: string, scene: Scene): LightModel {
  const buildings = snapshot.buildings.filter((one) => one.vendor === vendor);
  const houses = new Map(
    buildings.map(({ id, label }) => {
      const floors = snapshot.content.floorPlans.get(id) ?? [];
      return [id, { label, floors }];
    }),
  );
  const windows = new Map(snapshot.plans.map((plan) => [plan.id, plan.windows]));
  const indexes = new Map(
    buildings.flatMap(({ id }) => {
      const flats = Map.groupBy(
        snapshot.byBuilding.get(id) ?? [],
        ({ section, floor }) => `${section} ${floor}`,
      );
      return [...flats.values()].flatMap((row) =>
        row.map((lot, index) => [lot.guid, index] as const),
      );
    }),
  );
  const placeOf = ({ guid, section, floor }: PlacedLot) => ({
    section,
    floor,
    index: indexes.get(guid) ?? -1,
  });
  const said = JSON.stringify([METHOD, scene, [...houses], [...windows]]);
  return {
    scene,
    hash: createHash('sha256').update(said).digest('hex'),
    roomsOf(lot) {
      const house = houses.get(lot.buildingId);
      if (!house || !windows.get(lot.plan.id)) return null;
      return placeWindows(scene, house, placeOf(lot), (plan) => windows.get(plan) ?? []);
    },
    facadesOf(lot) {
      const house = houses.get(lot.buildingId);
      return house ? flatFacades(house, placeOf(lot)) : [];
    },
  };
}
