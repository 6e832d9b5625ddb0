export { ObjectsMap, type ObjectsMapProps } from './components/objects-map/index.ts';
export type { Coordinate, MapPlace } from './core/place.ts';
