import * as v from 'valibot';
import { DocumentSchema } from '../../core/document.schema.ts';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';

/** Documents to open or to take (specification, section 3). */
export const FilesSchema = v.object({
  title: v.optional(LineSchema),
  text: v.optional(TextLineSchema),
  items: v.optional(v.pipe(v.array(DocumentSchema), v.maxLength(200)), []),
});

export type FilesInput = v.InferInput<typeof FilesSchema>;
export type FilesProps = v.InferOutput<typeof FilesSchema>;
