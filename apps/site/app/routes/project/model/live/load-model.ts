import type { ResultOf } from '@m30/api/client';
import { parseScene } from '@m30/scene';
import { buildModel, type Model, type ModelFlat } from '@m30/scene/model';
import { browserApi } from '@m30/shell/browser';
import { flatsOf, type Flat } from '../core/flats.ts';
import type { ModelData } from '../core/model-data.ts';

/** All that a turning model shows. */
export interface LoadedModel {
  model: Model;
  /** Flats in the order of the model. */
  placed: readonly ModelFlat[];
  /** Every flat of the complex, also those that the model cannot place. */
  flats: readonly Flat[];
}

/**
 * Fetches the masses of a complex and the boards of its buildings.
 * @throws Error where one of them does not come or is no scene
 */
export async function loadModel(
  { vendor, model: files, houses }: Pick<ModelData, 'vendor' | 'model' | 'houses'>,
  signal: AbortSignal,
): Promise<LoadedModel> {
  const [body, boards] = await Promise.all([
    fetch(files.body, { signal }).then(readBody),
    Promise.all(
      houses.map(({ subvendor }): Promise<ResultOf<'Objects.GetChess'>> =>
        browserApi.get('Objects.GetChess', { vendor, subvendor }, { signal }),
      ),
    ),
  ]);
  const parsed = parseScene(body.scene);
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  return {
    model: buildModel(parsed.scene, body.flats),
    placed: body.flats,
    flats: flatsOf(boards),
  };
}

async function readBody(answer: Response): Promise<{ scene: unknown; flats: ModelFlat[] }> {
  if (!answer.ok) throw new Error(`the model answered ${answer.status}`);
  return (await answer.json()) as { scene: unknown; flats: ModelFlat[] };
}
