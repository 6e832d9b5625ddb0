export { northOf } from './core/model/board.ts';
export type { ModelFlat } from './core/model/cells.ts';
export type { Vertex } from './core/model/mesh.ts';
export { buildModel, modelTriangles, type Model } from './core/model/model.ts';
export { MODEL_PALETTE, type FlatState, type ModelPalette } from './core/model/model-palette.ts';
export { buildSurroundings } from './core/model/surroundings.ts';
export { firstView, halfSize, projected, type ModelView } from './core/model/model-view.ts';
