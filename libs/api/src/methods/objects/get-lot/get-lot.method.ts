import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias, kopecks } from '../../../core/schemas.ts';
import { LotCardSchema, PictureSchema, ProgrammeSchema } from '../../shared/lot.schema.ts';

/** A floor of a building seen on a picture of its facade. */
export const FloorOnFacadeSchema = v.object({
  picture: PictureSchema,
  /** Outlines of the lot's floor, in pixels of the picture. */
  polygons: v.array(v.array(v.tuple([v.number(), v.number()]))),
});

/** A price and the day from which it holds. */
export const PriceSchema = v.object({
  /** ISO date. */
  from: v.string(),
  price: kopecks,
  /** Why it has changed: «плановое повышение». */
  reason: v.nullable(v.string()),
});

export const LotSchema = v.object({
  ...LotCardSchema.entries,
  guid: v.string(),
  /** Path of the drawing with room names and areas, SVG, flipped where the flat is. */
  labelledPlan: v.string(),
  livingArea: v.number(),
  kitchenArea: v.nullable(v.number()),
  balconyArea: v.nullable(v.number()),
  /** Metres. */
  ceiling: v.number(),
  bathrooms: v.number(),
  finish: v.string(),
  /** Sides of the world the windows face: «юг», «запад». */
  sides: v.array(v.string()),
  roomList: v.array(v.object({ name: v.string(), area: v.number() })),
  /** Kopecks a m². */
  pricePerMetre: v.nullable(v.number()),
  /** Postal address of the complex. */
  address: v.string(),
  coordinate: v.tuple([v.number(), v.number()]),
  facade: v.nullable(FloorOnFacadeSchema),
  /** Flats on the floor of this section, and how many of them are free. */
  onFloor: v.object({ total: v.number(), free: v.number() }),
  /** Prices since the sales began, the last one of today; empty where the flat has no price now. */
  priceHistory: v.array(PriceSchema),
  similar: v.array(LotCardSchema),
  programme: ProgrammeSchema,
});

export type Lot = v.InferOutput<typeof LotSchema>;

/** Gives one flat; a sold flat is given too, with its status. */
export const getLot = defineMethod({
  name: 'Objects.GetLot',
  verb: 'GET',
  summary: 'Gives one flat; a sold flat is given too, with its status',
  input: v.strictObject({ vendor: alias, subvendor: alias, id: alias }),
  result: LotSchema,
  errors: { 404: 'No lot has this address' },
});
