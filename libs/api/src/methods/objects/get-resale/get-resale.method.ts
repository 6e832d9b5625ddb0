import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { integer, kopecks } from '../../../core/schemas.ts';
import { RelaxationSchema } from '../../shared/lot-filter.schema.ts';
import { LotStatusSchema, RoomsSchema } from '../../shared/lot.schema.ts';
import {
  ResaleFacetsSchema,
  resaleFilterEntries,
  ResaleSortSchema,
} from './resale-filter.schema.ts';

/** What the walls are of: it says how the house is drawn. */
export const HouseKindSchema = v.picklist(['old', 'stalin', 'brick', 'panel', 'monolith']);

/** What a resale flat looks like in a list; its address is `/vtorichka/{id}`. */
export const ResaleCardSchema = v.object({
  id: v.string(),
  url: v.string(),
  status: LotStatusSchema,
  rooms: RoomsSchema,
  /** A living kitchen counts as a room. */
  euro: v.boolean(),
  /** m², as the kitchen. */
  area: v.number(),
  kitchenArea: v.nullable(v.number()),
  floor: v.number(),
  floors: v.number(),
  houseKind: HouseKindSchema,
  /** The house in Russian: «панельный дом». */
  house: v.string(),
  /** Year in which it was built. */
  year: v.number(),
  /** Street and house: «Ланское шоссе, 20». */
  place: v.string(),
  /** «Приморский район». */
  district: v.string(),
  metro: v.nullable(v.object({ name: v.string(), minutes: v.number() })),
  /** `null` where it is not for sale. */
  price: v.nullable(kopecks),
  oldPrice: v.nullable(kopecks),
  /** Path of the drawing without text; `null` where nobody has drawn the flat. */
  plan: v.nullable(v.string()),
  /** The drawing is flipped left to right. */
  mirrored: v.boolean(),
});

export type ResaleCard = v.InferOutput<typeof ResaleCardSchema>;

/** Finds resale flats: one page of cards and what each further filter would give. */
export const getResale = defineMethod({
  name: 'Objects.GetResale',
  verb: 'GET',
  summary: 'Finds resale flats: one page of cards and exact counts of the filters',
  input: v.strictObject({
    ...resaleFilterEntries,
    sort: v.optional(ResaleSortSchema),
    page: v.optional(integer(1, 10_000)),
  }),
  result: v.object({
    total: v.number(),
    page: v.number(),
    pageSize: v.number(),
    flats: v.array(ResaleCardSchema),
    facets: ResaleFacetsSchema,
    /** Filled when nothing was found, best first. */
    relaxations: v.array(RelaxationSchema),
  }),
});
