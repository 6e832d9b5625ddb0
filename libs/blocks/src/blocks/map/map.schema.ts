import * as v from 'valibot';
import { HrefSchema, LineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';

const alias = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/));

const PlaceSchema = v.object({
  title: LineSchema,
  address: LineSchema,
  /** Latitude and longitude, degrees. */
  coordinate: v.tuple([
    v.pipe(v.number(), v.minValue(-85), v.maxValue(85)),
    v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  ]),
  link: HrefSchema,
});

/** The company's objects and sales office on a map, or places that the page names itself. */
export const MapSchema = v.object({
  ...headEntries,
  /** Alias of the complex in the middle; the whole city without one. */
  vendor: v.optional(alias),
  /** Alias of the sales office; the first without one. */
  office: v.optional(alias),
  /** Tab that is open first. */
  tab: v.optional(v.picklist(['objects', 'office'])),
  /** Places in the stead of the company's objects. */
  places: v.optional(v.pipe(v.array(PlaceSchema), v.minLength(1), v.maxLength(60))),
});

export type MapPlaceOfPage = v.InferOutput<typeof PlaceSchema>;
export type MapInput = v.InferInput<typeof MapSchema>;
export type MapProps = v.InferOutput<typeof MapSchema>;
