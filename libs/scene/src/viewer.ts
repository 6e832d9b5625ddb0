export { createViewer, type Viewer, type ViewerOptions } from './viewer/create-viewer.ts';
export type { Pick as ModelPick } from './viewer/picked.ts';
