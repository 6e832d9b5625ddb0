import { notFound, orNotFound, type RequestServices } from '@m30/shell/server';
import { catalogueOf } from '../details/data/catalogue-of.ts';
import { houseOf } from './core/houses.ts';
import type { ModelData } from './core/model-data.ts';

/**
 * Reads a complex with the figures of its buildings.
 * @throws 404 where there is no such complex, or nobody has its masses
 */
export async function loadModel(api: RequestServices['api'], vendor: string): Promise<ModelData> {
  const views = await orNotFound(api.get('Objects.GetViews', { vendor }));
  const [first] = views.buildings;
  if (!views.model || !first) throw notFound();
  const boards = await Promise.all(
    views.buildings.map(({ subvendor }) => api.get('Objects.GetChess', { vendor, subvendor })),
  );
  return {
    vendor,
    complexName: views.complexName,
    coordinate: views.coordinate,
    model: views.model,
    houses: boards.map((board, index) => houseOf(board, views.buildings[index]?.upcoming ?? false)),
    ways: {
      facade: `/obekty/${vendor}/${first.subvendor}/vizualnyj`,
      chess: `${catalogueOf(vendor)}&view=chess`,
      list: `${catalogueOf(vendor)}&view=list`,
    },
  };
}
