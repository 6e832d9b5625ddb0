export { compassPoint } from './core/azimuth/azimuth.ts';
export { blockOf, facadeAt, levelOf, type FacadePlace } from './core/facade/facade-place.ts';
export { isBare, isFrozen } from './core/geometry/season.ts';
export { geometryOf, type Geometry } from './core/geometry/geometry.ts';
export { housesFromCityJson } from './core/import/from-cityjson.ts';
export { housesFromGeoJson, type ImportedHouses } from './core/import/from-geojson.ts';
export {
  flatInsolation,
  insolationOf,
  normLight,
  type RoomInsolation,
} from './core/insolation/insolation.ts';
export { NORTHERN_NORM, roomsThatMust, type InsolationNorm } from './core/insolation/norm.ts';
export { ENOUGH, lightOf, type Light } from './core/light/light.ts';
export { minutesOfDay, minutesOfYear, spansOfDay, type Span } from './core/light/room-light.ts';
export { shadesOf, type Shade } from './core/light/shade.ts';
export { parseScene, type ParsedScene } from './core/scene/parse-scene.ts';
export {
  BlockSchema,
  SceneSchema,
  type Block,
  type Landmark,
  type Neighbour,
  type Point,
  type Ring,
  type Scene,
  type Tree,
} from './core/scene/scene.schema.ts';
export type { Solid } from './core/solid/solid.ts';
export { dayOf, isoOf, monthOf, type Calendar } from './core/sun/calendar.ts';
export { positionIn, type SunPosition, type SunYear } from './core/sun/sun-year.ts';
export type { Seen } from './core/view/cast.ts';
export { landmarksFrom, type SeenLandmark } from './core/view/landmark.ts';
export { sightsOf, type Sight } from './core/view/sight.ts';
export { EYES, FRAME, viewOf, type View } from './core/view/view.ts';
export type { Projection, SceneWindow } from './core/window/window.ts';
