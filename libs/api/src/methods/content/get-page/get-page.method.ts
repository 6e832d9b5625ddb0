import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { requiredText } from '../../../core/schemas.ts';
import { PictureSchema } from '../../shared/lot.schema.ts';

/** A content block is opaque here: the blocks library parses each where it is rendered. */
export const OpaqueBlockSchema = v.looseObject({ type: v.string() });

export const ContentPageSchema = v.object({
  path: v.string(),
  title: v.string(),
  description: v.string(),
  indexable: v.boolean(),
  /** Shown where the page is shared. */
  picture: v.optional(v.nullable(PictureSchema)),
  blocks: v.array(OpaqueBlockSchema),
});

export type ContentPage = v.InferOutput<typeof ContentPageSchema>;

/** Path of a page, with or without a trailing slash. */
export const contentPath = v.pipe(requiredText(300), v.startsWith('/'));

/** Gives a page that is made of content blocks. */
export const getPage = defineMethod({
  name: 'Content.GetPage',
  verb: 'GET',
  summary: 'Gives a page that is made of content blocks',
  input: v.strictObject({ path: contentPath }),
  result: ContentPageSchema,
  errors: { 404: 'No published page has this path' },
});
