export { ObjectsMap, type ObjectsMapProps } from './components/objects-map/index.ts';
export type * from './core/map-data.ts';
export type { EngineSource } from './core/engine.ts';
export type { Coordinate } from './core/projection.ts';
export { mapSources, type MapSettings, type MapSources } from './core/settings.ts';
export type { AddressSuggestion, Travel, TravelAnswer, TravelRefusal } from './core/travel.ts';
