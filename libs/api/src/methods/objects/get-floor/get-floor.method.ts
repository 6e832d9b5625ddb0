import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias, integer, kopecks } from '../../../core/schemas.ts';
import { LotStatusSchema, RoomsSchema } from '../../shared/lot.schema.ts';

/** A flat where it lies on its floor. */
export const FlatOnFloorSchema = v.object({
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

export const FloorSchema = v.object({
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

export type Floor = v.InferOutput<typeof FloorSchema>;

/** Gives the drawing of one floor of a section, each flat where it lies. */
export const getFloor = defineMethod({
  name: 'Objects.GetFloor',
  verb: 'GET',
  summary: 'Gives the drawing of one floor of a section, each flat where it lies',
  input: v.strictObject({
    vendor: alias,
    subvendor: alias,
    section: integer(1, 50),
    floor: integer(1, 200),
  }),
  result: FloorSchema,
  errors: { 404: 'No building has this address, or nobody has drawn this floor' },
});
