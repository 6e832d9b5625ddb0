import * as v from 'valibot';
import { FilePathSchema, LineSchema, listOf } from '../../core/fields.ts';
import { wordEntries } from '../../core/head.schema.ts';
import { titled } from '../../core/titled.ts';

/** Club cards of residents (specification, section 3), from the first rank to the highest. */
export const CardsSchema = titled(
  v.object({
    ...wordEntries,
    items: titled(
      listOf(
        v.object({
          title: titled(LineSchema, 'Заголовок', 'Heading'),
          img: titled(v.nullish(FilePathSchema), 'Файл картинки', 'Picture file'),
          discount: titled(
            v.optional(
              v.object({
                value: titled(
                  v.pipe(LineSchema, v.maxLength(20)),
                  'Размер скидки',
                  'Size of the discount',
                ),
                caption: titled(v.optional(LineSchema), 'На что скидка', 'What the discount is on'),
              }),
            ),
            'Скидка',
            'Discount',
          ),
        }),
        12,
      ),
      'Пункты',
      'Items',
    ),
  }),
  'Клубные карты',
  'Club cards',
);

export type CardsInput = v.InferInput<typeof CardsSchema>;
export type CardsProps = v.InferOutput<typeof CardsSchema>;
