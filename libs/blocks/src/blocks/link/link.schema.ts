import * as v from 'valibot';
import { HrefSchema, LineSchema, listOf } from '../../core/fields.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';
import { titled } from '../../core/titled.ts';

/** Links into the catalogue: a caption that turns into «Подробнее» under the pointer (specification, section 2). */
export const LinkBlockSchema = titled(
  v.object({
    title: v.optional(titled(LineSchema, 'Заголовок', 'Heading')),
    items: titled(
      listOf(
        v.object({
          title: titled(LineSchema, 'Заголовок', 'Heading'),
          link: titled(HrefSchema, 'Ссылка', 'Link'),
          caption: v.optional(titled(LineSchema, 'Подпись', 'Label')),
          picture: v.optional(titled(PictureSchema, 'Картинка', 'Picture')),
        }),
        24,
      ),
      'Пункты',
      'Items',
    ),
  }),
  'Ссылки',
  'Links',
);

export type LinkInput = v.InferInput<typeof LinkBlockSchema>;
export type LinkProps = v.InferOutput<typeof LinkBlockSchema>;
