import * as v from 'valibot';
import { HrefSchema, LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';
import { CleanHtmlSchema } from '../../core/html/html.schema.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';
import { titled } from '../../core/titled.ts';

const title = v.optional(LineSchema);

/** What the company believes in: a few large statements. */
const IdeologySchema = v.object({
  kind: v.literal('ideology'),
  title: titled(title, 'Заголовок', 'Heading'),
  items: titled(
    listOf(
      v.object({
        title: titled(LineSchema, 'Заголовок', 'Heading'),
        text: titled(TextLineSchema, 'Текст', 'Text'),
        picture: titled(v.optional(PictureSchema), 'Картинка', 'Picture'),
      }),
      24,
    ),
    'Пункты',
    'Items',
  ),
});

/** Short points with an icon; `html` opens by «Подробнее». */
const IconSchema = v.object({
  kind: v.literal('icon'),
  title: titled(title, 'Заголовок', 'Heading'),
  items: titled(
    listOf(
      v.object({
        title: titled(LineSchema, 'Заголовок', 'Heading'),
        /** Name of an icon of the kit; one that it does not have is left out. */
        icon: titled(v.optional(v.pipe(v.string(), v.maxLength(40))), 'Значок', 'Icon'),
        text: titled(v.optional(TextLineSchema), 'Текст', 'Text'),
        html: titled(v.optional(CleanHtmlSchema), 'Подробнее', 'More text'),
      }),
      24,
    ),
    'Пункты',
    'Items',
  ),
});

/** Firms that the company works with. */
const PartnersSchema = v.object({
  kind: v.literal('partners'),
  title: titled(title, 'Заголовок', 'Heading'),
  items: titled(
    listOf(
      v.object({
        name: titled(LineSchema, 'Название', 'Name'),
        text: titled(v.optional(TextLineSchema), 'Текст', 'Text'),
        logo: titled(v.optional(PictureSchema), 'Логотип', 'Logo'),
        link: titled(v.optional(HrefSchema), 'Ссылка', 'Link'),
      }),
      60,
    ),
    'Пункты',
    'Items',
  ),
});

/** Points side by side, of three kinds (specification, section 2). */
export const KindsSchema = titled(
  v.variant('kind', [IdeologySchema, IconSchema, PartnersSchema]),
  'Пункты рядом',
  'Items side by side',
);

export type KindsInput = v.InferInput<typeof KindsSchema>;
export type KindsProps = v.InferOutput<typeof KindsSchema>;
export type IdeologyProps = v.InferOutput<typeof IdeologySchema>;
export type IconProps = v.InferOutput<typeof IconSchema>;
export type PartnersProps = v.InferOutput<typeof PartnersSchema>;
