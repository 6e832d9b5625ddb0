import * as v from 'valibot';
import { alias, decimal, integer, list } from '../../core/schemas.ts';
import { RoomsSchema } from './lot.schema.ts';

/** `ready`, or the last quarter a buyer would wait for: `2028-4`. */
export const HandoverLimitSchema = v.pipe(
  v.string(),
  v.regex(/^(ready|20\d\d-[1-4])$/, 'Срок вида 2028-4 или ready'),
);

export const LotSortSchema = v.picklist(
  ['price', '-price', 'area', '-area', 'handover'],
  'Неизвестная сортировка',
);

/**
 * Filters of the catalogue. The keys, in this order, are also the query string of `/katalog`;
 * prices are in whole roubles and areas in m², because people read and share these addresses.
 */
export const lotFilterEntries = {
  complex: v.optional(list(alias)),
  building: v.optional(list(alias)),
  rooms: v.optional(list(RoomsSchema)),
  priceFrom: v.optional(integer(0, 10_000_000_000)),
  priceTo: v.optional(integer(0, 10_000_000_000)),
  areaFrom: v.optional(decimal(0, 10_000)),
  areaTo: v.optional(decimal(0, 10_000)),
  handover: v.optional(HandoverLimitSchema),
};

/** An unknown key is refused, so that no filter is dropped without a word. */
export const LotFilterSchema = v.strictObject(lotFilterEntries);

export type LotFilter = v.InferOutput<typeof LotFilterSchema>;
export type LotSort = v.InferOutput<typeof LotSortSchema>;

const OptionSchema = v.object({ value: v.string(), label: v.string(), count: v.number() });
const BoundsSchema = v.object({ min: v.number(), max: v.number() });

/**
 * What each filter would give: an option's count is exact with all other filters kept and its own
 * facet lifted. Bounds of price are whole roubles, of area m².
 */
export const FacetsSchema = v.object({
  complex: v.array(OptionSchema),
  building: v.array(OptionSchema),
  rooms: v.array(OptionSchema),
  handover: v.array(OptionSchema),
  price: v.object({
    ...BoundsSchema.entries,
    /** Lots in equal steps from min to max. */
    histogram: v.array(v.number()),
  }),
  area: BoundsSchema,
});

export type Facets = v.InferOutput<typeof FacetsSchema>;
export type FacetOption = v.InferOutput<typeof OptionSchema>;

/** Which single filter to lift when nothing is found, and how many lots that gives. */
export const RelaxationSchema = v.object({ key: v.string(), count: v.number() });
