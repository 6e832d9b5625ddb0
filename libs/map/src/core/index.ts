export { coastIn } from './coast.ts';
export { clustersOf, type Cluster } from './cluster.ts';
export * from './constants.ts';
export type { CreateEngine, EngineOptions, EngineSource, MapEngine, Padding } from './engine.ts';
export { labelSides, type LabelSide } from './label.ts';
export * from './map-data.ts';
export { meridiansBetween, type Meridian } from './meridian.ts';
export {
  boundsOf,
  frameOf,
  mercator,
  type Bounds,
  type Coordinate,
  type Frame,
  type Point,
} from './projection.ts';
export { mapSources, type MapSettings, type MapSources } from './settings.ts';
export type { AddressSuggestion, Travel, TravelAnswer, TravelRefusal } from './travel.ts';
