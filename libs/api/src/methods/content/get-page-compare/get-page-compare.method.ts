import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { LotCardSchema } from '../../shared/lot.schema.ts';

/** Lists the lots that the visitor compares. */
export const getPageCompare = defineMethod({
  name: 'Content.GetPageCompare',
  verb: 'GET',
  summary: 'Lists the lots that the visitor compares',
  input: NothingSchema,
  result: v.object({ elements: v.array(LotCardSchema) }),
});
