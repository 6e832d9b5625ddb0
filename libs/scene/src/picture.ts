export { drawView, type DrawOptions } from './core/picture/draw-view.ts';
