import * as v from 'valibot';
import { LineSchema } from '../../core/fields.ts';
import { readableColours } from './readable-colours.ts';
import { titled } from '../../core/titled.ts';

const roles = ['ink', 'muted', 'water', 'signal'] as const;

/** A heading between the parts of a page; the page itself has the h1. */
export const HeaderSchema = titled(
  v.object({
    /** An h1 is drawn as h2 where the page has one of its own, as it has unless it says otherwise. */
    tag: v.optional(
      titled(v.picklist(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']), 'Уровень', 'Level'),
      'h2',
    ),
    text: titled(LineSchema, 'Текст', 'Text'),
    /** Role of the palette, or a colour as `#rrggbb`, which is made readable on each ground; anything else is drawn as ink. */
    color: v.optional(
      titled(
        v.pipe(
          v.string(),
          v.transform(
            (color) => roles.find((role) => role === color) ?? readableColours(color) ?? 'ink',
          ),
        ),
        'Цвет',
        'Colour',
      ),
      'ink',
    ),
  }),
  'Подзаголовок',
  'Subheading',
);

export type HeaderInput = v.InferInput<typeof HeaderSchema>;
export type HeaderProps = v.InferOutput<typeof HeaderSchema>;
