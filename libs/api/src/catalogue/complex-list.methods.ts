import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { NothingSchema } from '../core/schemas.ts';
import { ComplexCardSchema } from './complex.schema.ts';

/** Lists the residential complexes of the store. */
export const getCatalog = defineMethod({
  name: 'Objects.GetCatalog',
  verb: 'POST',
  summary: 'Lists the residential complexes of the store',
  input: NothingSchema,
  result: v.object({ complexes: v.array(ComplexCardSchema) }),
});

/** Lists the residential complexes as options of a form. */
export const getPageObjects = defineMethod({
  name: 'Objects.GetPageObjects',
  verb: 'GET',
  summary: 'Lists the residential complexes as options of a form',
  input: NothingSchema,
  result: v.object({ objects: v.array(v.object({ id: v.string(), label: v.string() })) }),
});
