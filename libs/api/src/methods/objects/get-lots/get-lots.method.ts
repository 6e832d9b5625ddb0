import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { integer } from '../../../core/schemas.ts';
import {
  FacetsSchema,
  lotFilterEntries,
  LotSortSchema,
  RelaxationSchema,
} from '../../shared/lot-filter.schema.ts';
import { LotCardSchema, ProgrammeSchema } from '../../shared/lot.schema.ts';

/** Lots on one page of the catalogue. */
export const PAGE_SIZE = 24;

/** Finds flats for sale: one page of cards and what each further filter would give. */
export const getLots = defineMethod({
  name: 'Objects.GetLots',
  verb: 'GET',
  summary: 'Finds flats for sale: one page of cards and what each further filter would give',
  input: v.strictObject({
    ...lotFilterEntries,
    sort: v.optional(LotSortSchema),
    page: v.optional(integer(1, 10_000)),
  }),
  result: v.object({
    total: v.number(),
    page: v.number(),
    pageSize: v.number(),
    lots: v.array(LotCardSchema),
    facets: FacetsSchema,
    /** Filled when nothing was found, best first. */
    relaxations: v.array(RelaxationSchema),
    /** Terms behind `payment` of the cards. */
    programme: ProgrammeSchema,
  }),
});
