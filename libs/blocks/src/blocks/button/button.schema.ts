import * as v from 'valibot';
import { HrefSchema, LineSchema, TextLineSchema } from '../../core/fields.ts';
import { titled } from '../../core/titled.ts';

/** A button that leads somewhere (specification, section 2). */
export const ButtonSchema = titled(
  v.object({
    label: v.optional(titled(LineSchema, 'Подпись', 'Label'), 'Подробнее'),
    url: titled(HrefSchema, 'Адрес', 'Address'),
    /** Where it opens; without it, another site opens in a tab of its own. */
    target: v.optional(
      titled(v.picklist(['_self', '_blank', '_parent', '_top']), 'Где открывать', 'Where it opens'),
    ),
    /** The main action of the page, or one beside it. */
    variant: v.optional(
      titled(v.picklist(['primary', 'secondary']), 'Вид кнопки', 'Look of the button'),
      'secondary',
    ),
    text: v.optional(titled(TextLineSchema, 'Текст', 'Text')),
  }),
  'Кнопка',
  'Button',
);

export type ButtonInput = v.InferInput<typeof ButtonSchema>;
export type ButtonProps = v.InferOutput<typeof ButtonSchema>;
