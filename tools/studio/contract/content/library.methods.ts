import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { pageEntries, pageNumber, text } from '../core/schemas.ts';

export const listPictures = defineStudioMethod({
  name: 'Pictures.List',
  verb: 'GET',
  summary: 'Lists pictures of the library whose words hold a text',
  right: 'pages.edit',
  input: v.strictObject({ text: v.optional(text(100)), page: pageNumber }),
  result: v.object({
    ...pageEntries,
    pictures: v.array(
      v.object({
        id: v.string(),
        /** What is to be seen. */
        alt: v.string(),
        width: v.number(),
        height: v.number(),
      }),
    ),
  }),
});

export const listComplexes = defineStudioMethod({
  name: 'Complexes.List',
  verb: 'GET',
  summary: 'Lists the complexes by name, for what is written about one of them',
  right: 'pages.edit',
  input: v.strictObject({}),
  result: v.object({ complexes: v.array(v.object({ id: v.string(), name: v.string() })) }),
});
