import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { kopecks, NothingSchema } from '../../../core/schemas.ts';
import { HandoverSchema, PictureSchema } from '../../shared/lot.schema.ts';

export const ComplexCardSchema = v.object({
  vendor: v.string(),
  name: v.string(),
  /** Where it stands, in a few words: «Обводный канал, Курская улица». */
  place: v.string(),
  /** Latitude, longitude in degrees. */
  coordinate: v.tuple([v.number(), v.number()]),
  /** «бизнес», «комфорт», … */
  housingClass: v.string(),
  picture: PictureSchema,
  /** Nearest metro station and the walk to it. */
  metro: v.nullable(v.object({ name: v.string(), minutes: v.number() })),
  /** Flats for sale, those that somebody holds for a day included: as many as the catalogue lists. */
  free: v.number(),
  priceFrom: v.nullable(kopecks),
  /** The earliest handover of what is for sale. */
  handover: HandoverSchema,
});

export type ComplexCard = v.InferOutput<typeof ComplexCardSchema>;

/** Lists the residential complexes of the store. */
export const getCatalog = defineMethod({
  name: 'Objects.GetCatalog',
  verb: 'POST',
  summary: 'Lists the residential complexes of the store',
  input: NothingSchema,
  result: v.object({ complexes: v.array(ComplexCardSchema) }),
});
