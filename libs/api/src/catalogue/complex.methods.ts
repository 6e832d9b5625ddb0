import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias } from '../core/schemas.ts';
import { ComplexSchema } from './complex.schema.ts';

/** Returns one residential complex with its buildings and what is for sale. */
export const getObject = defineMethod({
  name: 'Objects.GetObject',
  verb: 'GET',
  summary: 'Returns one residential complex with its buildings and what is for sale',
  input: v.strictObject({ vendor: alias }),
  result: ComplexSchema,
  errors: { 404: 'No complex has this alias' },
});
