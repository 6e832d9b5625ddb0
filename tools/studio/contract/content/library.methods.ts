import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';

const ComplexSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Latitude and longitude, degrees. */
  at: v.tuple([v.number(), v.number()]),
});

export const listComplexes = defineStudioMethod({
  name: 'Complexes.List',
  verb: 'GET',
  summary: 'Lists the complexes by name with their places, for what is written about one of them',
  right: 'pages.edit',
  input: v.strictObject({}),
  result: v.object({ complexes: v.array(ComplexSchema) }),
});
