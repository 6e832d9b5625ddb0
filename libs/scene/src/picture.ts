export { drawView, type DrawOptions } from './core/picture/draw-view.ts';
export { drawModel, type DrawModelOptions } from './core/picture/model/draw-model.ts';
