export { createViewer, type Viewer, type ViewerOptions } from './viewer/create-viewer.ts';
export {
  createWindowViewer,
  type WindowViewer,
  type WindowViewerOptions,
} from './viewer/create-window-viewer.ts';
export type { Pick as ModelPick } from './viewer/picked.ts';
