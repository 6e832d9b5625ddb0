import * as v from 'valibot';
import { FactSchema } from '../../core/fact.schema.ts';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';
import { HtmlSchema } from '../../core/html/html.schema.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';
import { titled } from '../../core/titled.ts';

/** Running text with lists, links and tables. */
export const TextSchema = titled(
  v.object({
    html: titled(HtmlSchema, 'Текст', 'Text'),
    /** The first words of a page, in larger type. */
    lead: v.optional(titled(v.boolean(), 'Крупным шрифтом', 'In large type'), false),
    /** A figure of the text, set large beside it. */
    pull: v.optional(titled(FactSchema, 'Крупная цифра сбоку', 'Large figure beside the text')),
    /** What is said in passing, small beside the text. */
    note: v.optional(
      titled(
        v.object({
          title: v.optional(titled(LineSchema, 'Заголовок', 'Heading')),
          text: titled(TextLineSchema, 'Текст', 'Text'),
        }),
        'Заметка сбоку',
        'Note beside the text',
      ),
    ),
    /** A drawing beside the first words. */
    drawing: v.optional(titled(PictureSchema, 'Рисунок', 'Drawing')),
  }),
  'Текст',
  'Text',
);

export type TextInput = v.InferInput<typeof TextSchema>;
export type TextProps = v.InferOutput<typeof TextSchema>;
