import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { FacetsSchema, LotFilterSchema } from '../../shared/lot-filter.schema.ts';

/** Counts what a filter would find, without the lots. */
export const getFilter = defineMethod({
  name: 'Objects.GetFilter',
  verb: 'GET',
  summary: 'Counts what a filter would find, without the lots',
  input: LotFilterSchema,
  result: v.object({ total: v.number(), facets: FacetsSchema }),
});
