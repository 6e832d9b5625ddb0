import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { lotIds } from '../../cart/shared/lists.schema.ts';
import {
  LotCardSchema,
  PlaceCardSchema,
  PremisesCardSchema,
  ProgrammeSchema,
} from '../../shared/lot.schema.ts';

/** What is compared of lots of every kind besides their cards. */
const comparedEntries = {
  /** Of its complex. */
  coordinate: v.tuple([v.number(), v.number()]),
  /** Nearest station of its complex, minutes on foot. */
  metro: v.nullable(v.object({ name: v.string(), minutes: v.number() })),
  /** Kopecks a m². */
  pricePerMetre: v.nullable(v.number()),
};

/** A flat of the comparison. */
export const ComparedFlatSchema = v.object({
  ...LotCardSchema.entries,
  ...comparedEntries,
  livingArea: v.number(),
  kitchenArea: v.nullable(v.number()),
  balconyArea: v.nullable(v.number()),
  /** Metres. */
  ceiling: v.number(),
  bathrooms: v.number(),
  /** In Russian: «чистовая». */
  finish: v.string(),
  /** Sides of the world the windows face: «юг», «запад». */
  sides: v.array(v.string()),
});

/** A lot of the comparison, whatever its kind. */
export const ComparedLotSchema = v.variant('kind', [
  ComparedFlatSchema,
  v.object({ ...PremisesCardSchema.entries, ...comparedEntries }),
  v.object({ ...PlaceCardSchema.entries, ...comparedEntries }),
]);

export type ComparedLot = v.InferOutput<typeof ComparedLotSchema>;

/** Lists the lots that the visitor compares, or those that a shared link names. */
export const getPageCompare = defineMethod({
  name: 'Content.GetPageCompare',
  verb: 'GET',
  summary: 'Lists the lots that the visitor compares, or those that a shared link names',
  input: v.strictObject({
    /** Readable ids; the visitor's own list is then left aside, and unknown ids are left out. */
    lots: v.optional(lotIds),
  }),
  result: v.object({
    elements: v.array(ComparedLotSchema),
    /** Terms behind the payments. */
    programme: ProgrammeSchema,
  }),
});
