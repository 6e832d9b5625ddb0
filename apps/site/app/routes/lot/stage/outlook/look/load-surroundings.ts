import { blockOf, geometryOf, levelOf, parseScene, type SceneWindow } from '@m30/scene';
import { buildSurroundings, type Model, type ModelFlat } from '@m30/scene/model';
import type { Outlook } from '../core/outlook-words.ts';
import type { WindowPlace } from './core/floors.ts';

/** What a window is looked around from. */
export interface Surroundings {
  model: Model;
  place: WindowPlace;
}

/** A window as figures have it: what juts out of its own wall hides nothing of a view. */
type Placed = Pick<Outlook, 'facing'> & { place: NonNullable<Outlook['place']> };

/**
 * Fetches the masses around a window.
 * @param address of the model of its complex
 * @param lot id of the flat
 * @throws Error where they do not come or are no scene
 */
export async function loadSurroundings(
  { facing, place }: Placed,
  address: string,
  lot: string,
): Promise<Surroundings> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the model answered ${answer.status}`);
  const body = (await answer.json()) as { scene: unknown; flats: ModelFlat[] };
  const parsed = parseScene(body.scene);
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  const { scene } = parsed;
  const window: SceneWindow = { ...place, facing, projections: [] };
  const flat = body.flats.find(({ id }) => id === lot);
  const block = flat ? blockOf(scene, flat.building, flat.floor) : null;
  const lowest = block && block.firstStorey - (block.groundHeight > 0 ? 1 : 0);
  return {
    model: buildSurroundings(scene, window),
    place: {
      geometry: geometryOf(scene),
      window,
      floor: flat?.floor ?? 0,
      floors:
        block && lowest !== null
          ? Array.from({ length: block.firstStorey + block.storeys - lowest }, (_, index) => ({
              floor: lowest + index,
              level: levelOf(block, lowest + index),
            })).filter(({ floor }) => floor > 0)
          : [],
    },
  };
}
