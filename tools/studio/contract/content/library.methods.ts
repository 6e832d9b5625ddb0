import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';

export const listComplexes = defineStudioMethod({
  name: 'Complexes.List',
  verb: 'GET',
  summary: 'Lists the complexes by name, for what is written about one of them',
  right: 'pages.edit',
  input: v.strictObject({}),
  result: v.object({ complexes: v.array(v.object({ id: v.string(), name: v.string() })) }),
});
