import type { Scene } from '@m30/scene';
import type { ModelFlat } from '@m30/scene/model';
import type { LightModel } from '../light/light-model.ts';
import type { PlacedLot } from '../snapshot/snapshot.ts';

/** What a viewer builds a model from. */
interface ModelBody {
  scene: Omit<Scene, 'landmarks'>;
  flats: ModelFlat[];
}

/** The masses of a complex with its flats on their facades; one that the model cannot place is left out. */
export function modelBody(
  { scene, facadesOf }: Pick<LightModel, 'scene' | 'facadesOf'>,
  lots: Iterable<PlacedLot>,
): ModelBody {
  const { landmarks: _, ...masses } = scene;
  const flats = [...lots]
    .filter(({ complex }) => complex.vendor === scene.complex)
    .flatMap((lot): ModelFlat[] => {
      const facades = facadesOf(lot);
      if (facades.length === 0) return [];
      return [{ id: lot.id, building: lot.building.label, floor: lot.floor, facades }];
    });
  return { scene: masses, flats };
}
