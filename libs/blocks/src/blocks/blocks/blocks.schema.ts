import * as v from 'valibot';
import { HrefSchema, LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';
import { CleanHtmlSchema } from '../../core/html/html.schema.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';

const title = v.optional(LineSchema);

/** What the company believes in: a few large statements. */
const IdeologySchema = v.object({
  kind: v.literal('ideology'),
  title,
  items: listOf(
    v.object({ title: LineSchema, text: TextLineSchema, picture: v.optional(PictureSchema) }),
    24,
  ),
});

/** Short points with an icon; `html` opens by «Подробнее». */
const IconSchema = v.object({
  kind: v.literal('icon'),
  title,
  items: listOf(
    v.object({
      title: LineSchema,
      /** Name of an icon of the kit; one that it does not have is left out. */
      icon: v.optional(v.pipe(v.string(), v.maxLength(40))),
      text: v.optional(TextLineSchema),
      html: v.optional(CleanHtmlSchema),
    }),
    24,
  ),
});

/** Firms that the company works with. */
const PartnersSchema = v.object({
  kind: v.literal('partners'),
  title,
  items: listOf(
    v.object({
      name: LineSchema,
      text: v.optional(TextLineSchema),
      logo: v.optional(PictureSchema),
      link: v.optional(HrefSchema),
    }),
    60,
  ),
});

/** Points side by side, of three kinds (specification, section 2). */
export const KindsSchema = v.variant('kind', [IdeologySchema, IconSchema, PartnersSchema]);

export type KindsInput = v.InferInput<typeof KindsSchema>;
export type KindsProps = v.InferOutput<typeof KindsSchema>;
export type IdeologyProps = v.InferOutput<typeof IdeologySchema>;
export type IconProps = v.InferOutput<typeof IconSchema>;
export type PartnersProps = v.InferOutput<typeof PartnersSchema>;
