import * as v from 'valibot';
import { HrefSchema, LineSchema, listOf } from '../../core/fields.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';

/** Links into the catalogue: a caption that turns into «Подробнее» under the pointer (specification, section 2). */
export const LinkBlockSchema = v.object({
  title: v.optional(LineSchema),
  items: listOf(
    v.object({
      title: LineSchema,
      link: HrefSchema,
      caption: v.optional(LineSchema),
      picture: v.optional(PictureSchema),
    }),
    24,
  ),
});

export type LinkInput = v.InferInput<typeof LinkBlockSchema>;
export type LinkProps = v.InferOutput<typeof LinkBlockSchema>;
