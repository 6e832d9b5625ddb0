import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { requiredText } from '../../../core/schemas.ts';

/** A content block is opaque here: the blocks library parses each where it is rendered. */
export const OpaqueBlockSchema = v.looseObject({ type: v.string() });

export const ContentPageSchema = v.object({
  path: v.string(),
  title: v.string(),
  description: v.string(),
  indexable: v.boolean(),
  blocks: v.array(OpaqueBlockSchema),
});

export type ContentPage = v.InferOutput<typeof ContentPageSchema>;

/** Gives a page that is made of content blocks. */
export const getPage = defineMethod({
  name: 'Content.GetPage',
  verb: 'GET',
  summary: 'Gives a page that is made of content blocks',
  input: v.strictObject({ path: v.pipe(requiredText(300), v.startsWith('/')) }),
  result: ContentPageSchema,
  errors: { 404: 'No page has this path' },
});
