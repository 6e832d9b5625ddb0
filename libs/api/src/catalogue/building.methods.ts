import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias, integer, kopecks } from '../core/schemas.ts';
import { PictureSchema } from '../media/picture.schema.ts';
import {
  BuildingCardSchema,
  ModelSchema,
  ObjectDocumentSchema,
  RoomSummarySchema,
} from './complex.schema.ts';
import { FloorOnFacadeSchema, LotCardSchema, LotStatusSchema, RoomsSchema } from './lot.schema.ts';

/** One floor of a building: what is on it and where it is seen. */
const FacadeFloorSchema = v.object({
  floor: v.number(),
  /** Flats on the floor, sold ones too. */
  total: v.number(),
  free: v.number(),
  priceFrom: v.nullable(kopecks),
  /** Outlines in pixels of the facade's picture; empty where the picture hides the floor. */
  polygons: FloorOnFacadeSchema.entries.polygons,
});

const FacadeSchema = v.object({
  vendor: v.string(),
  complexName: v.string(),
  building: BuildingCardSchema,
  rooms: v.array(RoomSummarySchema),
  /** The picture that shows most floors; `null` where none shows any. */
  picture: v.nullable(FloorOnFacadeSchema.entries.picture),
  /** Floors with flats, the highest first. */
  floors: v.array(FacadeFloorSchema),
  /** Those of the building and of the whole complex. */
  documents: v.array(ObjectDocumentSchema),
  /** Entrances with their floors that are drawn, the lowest first: see `Objects.GetFloor`. */
  sections: v.array(v.object({ number: v.number(), floors: v.array(v.number()) })),
  /** Flats of the asked floor by number, sold ones too; empty where none was asked. */
  lots: v.array(LotCardSchema),
});

/** Returns one building floor by floor, over a picture of its facade. */
export const getFacade = defineMethod({
  name: 'Objects.GetFacade',
  verb: 'GET',
  summary: 'Returns one building floor by floor, over a picture of its facade',
  input: v.strictObject({ vendor: alias, subvendor: alias, floor: v.optional(integer(1, 200)) }),
  result: FacadeSchema,
  errors: { 404: 'No building has this address, or it has no flats on this floor' },
});

/** A flat where it lies on its floor. */
const FlatOnFloorSchema = v.object({
  id: v.string(),
  /** Number in its building, as in the contract. */
  number: v.string(),
  status: LotStatusSchema,
  /** Address on the site. */
  url: v.string(),
  rooms: RoomsSchema,
  euro: v.boolean(),
  /** m². */
  area: v.number(),
  /** `null` where the flat is not for sale. */
  price: v.nullable(kopecks),
  oldPrice: v.nullable(kopecks),
  /** Contour with the walls, a path in the units of the view box. */
  path: v.string(),
  /** Middle of the flat, where its name stands. */
  label: v.tuple([v.number(), v.number()]),
});

const FloorSchema = v.object({
  vendor: v.string(),
  subvendor: v.string(),
  complexName: v.string(),
  /** «Корпус 2». */
  buildingName: v.string(),
  section: v.number(),
  floor: v.number(),
  /** Left, top, width and height of the drawing; 64 units are a metre, more or less. */
  viewBox: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  /** Where north is, degrees clockwise from the top; the main facade is at the bottom. */
  north: v.number(),
  /** Outer contour of the section, a path. */
  walls: v.string(),
  /** Path of the drawing with rooms and furniture, SVG with the same view box. */
  drawing: v.string(),
  /** By number, sold ones too. */
  flats: v.array(FlatOnFloorSchema),
});

/** Returns the drawing of one floor of a section, each flat where it lies. */
export const getFloor = defineMethod({
  name: 'Objects.GetFloor',
  verb: 'GET',
  summary: 'Returns the drawing of one floor of a section, each flat where it lies',
  input: v.strictObject({
    vendor: alias,
    subvendor: alias,
    section: integer(1, 50),
    floor: integer(1, 200),
  }),
  result: FloorSchema,
  errors: { 404: 'No building has this address, or nobody has drawn this floor' },
});

const PointSchema = v.tuple([v.number(), v.number()]);

const PolygonSchema = v.array(PointSchema);

/** A building as one picture shows it; outlines are pixels of the picture. */
const BuildingOnViewSchema = v.object({
  subvendor: v.string(),
  /** The whole building; empty where only some of its floors are seen. */
  points: PolygonSchema,
  /** Floors that are seen, each with the sides that are; the highest first. */
  floors: v.array(v.object({ floor: v.number(), polygons: v.array(PolygonSchema) })),
});

const ViewSchema = v.object({
  /** `facade`, `hero`, `street`, `courtyard`, `aerial`: the plainest come first. */
  kind: v.string(),
  picture: PictureSchema,
  /** Far to near. */
  buildings: v.array(BuildingOnViewSchema),
});

const ViewsSchema = v.object({
  vendor: v.string(),
  complexName: v.string(),
  /** Latitude and longitude. */
  coordinate: PointSchema,
  /** Buildings that have flats. */
  buildings: v.array(
    v.object({
      subvendor: v.string(),
      name: v.string(),
      /** Sales of this phase have not started yet. */
      upcoming: v.optional(v.literal(true)),
    }),
  ),
  views: v.array(ViewSchema),
  /** The complex as a model; absent where nobody has its masses. */
  model: v.optional(ModelSchema),
});

/** Returns the pictures of one complex with its buildings and floors drawn over them. */
export const getViews = defineMethod({
  name: 'Objects.GetViews',
  verb: 'GET',
  summary: 'Returns the pictures of one complex with its buildings and floors drawn over them',
  input: v.strictObject({ vendor: alias }),
  result: ViewsSchema,
  errors: { 404: 'No complex has this alias' },
});
