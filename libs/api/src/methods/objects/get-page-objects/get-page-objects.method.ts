import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';

/** Lists the residential complexes as options of a form. */
export const getPageObjects = defineMethod({
  name: 'Objects.GetPageObjects',
  verb: 'GET',
  summary: 'Lists the residential complexes as options of a form',
  input: NothingSchema,
  result: v.object({ objects: v.array(v.object({ id: v.string(), label: v.string() })) }),
});
