export { ANIMATION, ATTRIBUTION, MARGIN, MARKER, ZOOM } from './constants.ts';
export type { CreateEngine, EngineOptions, MapEngine, Padding } from './engine.ts';
export { labelSides, type LabelSide } from './label.ts';
export { meridiansBetween, type Meridian } from './meridian.ts';
export { sectionsOf, type Coordinate, type MapPlace } from './place.ts';
export { boundsOf, frameOf, mercator, type Bounds, type Frame, type Point } from './projection.ts';
