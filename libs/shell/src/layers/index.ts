export { followLayers } from './follow-layers.ts';
