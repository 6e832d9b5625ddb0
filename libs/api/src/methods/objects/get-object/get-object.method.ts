import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias, kopecks } from '../../../core/schemas.ts';
import { HandoverSchema, PictureSchema, RoomsSchema } from '../../shared/lot.schema.ts';
import { ComplexCardSchema } from '../get-catalog/get-catalog.method.ts';
import { objectPartEntries } from './object-parts.schema.ts';

const PointSchema = v.tuple([v.number(), v.number()]);

export const BuildingCardSchema = v.object({
  /** Alias in the address: `korpus-2`. */
  subvendor: v.string(),
  name: v.string(),
  floors: v.number(),
  sections: v.number(),
  handover: HandoverSchema,
  /** Flats for sale, as on the complex's card. */
  free: v.number(),
  priceFrom: v.nullable(kopecks),
  /** Sales of this phase have not started yet. */
  upcoming: v.optional(v.literal(true)),
});

/** Flats for sale of one number of rooms. */
export const RoomSummarySchema = v.object({
  rooms: RoomsSchema,
  count: v.number(),
  areaFrom: v.number(),
  areaTo: v.number(),
  priceFrom: kopecks,
});

export const ComplexSchema = v.object({
  ...ComplexCardSchema.entries,
  title: v.string(),
  /** One sentence under the name. */
  summary: v.string(),
  /** Paragraphs about the architecture. */
  about: v.array(v.string()),
  address: v.string(),
  floors: v.string(),
  ceiling: v.string(),
  finish: v.string(),
  buildings: v.array(BuildingCardSchema),
  rooms: v.array(RoomSummarySchema),
  ...objectPartEntries,
  gallery: v.array(PictureSchema),
  /** Aerial picture with the outline of each building, in pixels of the picture. */
  genplan: v.nullable(
    v.object({
      picture: PictureSchema,
      buildings: v.array(
        v.object({ subvendor: v.string(), points: v.array(PointSchema), label: PointSchema }),
      ),
    }),
  ),
});

export type Complex = v.InferOutput<typeof ComplexSchema>;

/** Gives one residential complex with its buildings and what is for sale. */
export const getObject = defineMethod({
  name: 'Objects.GetObject',
  verb: 'GET',
  summary: 'Gives one residential complex with its buildings and what is for sale',
  input: v.strictObject({ vendor: alias }),
  result: ComplexSchema,
  errors: { 404: 'No complex has this alias' },
});
