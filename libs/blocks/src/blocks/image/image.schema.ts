import * as v from 'valibot';
import { LinkSchema } from '../../core/action.schema.ts';
import { HrefSchema, LineSchema, TextLineSchema } from '../../core/fields.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';
import { titled } from '../../core/titled.ts';

/** A button that opens a page in a frame over this one: a tour, a plan. */
const FrameButtonSchema = v.object({
  type: v.literal('frame'),
  label: titled(LineSchema, 'Подпись', 'Label'),
  src: titled(HrefSchema, 'Адрес', 'Address'),
});

/** A large picture with what is said of it (specification, section 2). */
export const ImageSchema = titled(
  v.object({
    picture: titled(PictureSchema, 'Картинка', 'Picture'),
    /** Opens over the whole screen. */
    enlarge: v.optional(
      titled(v.boolean(), 'Открывать во весь экран', 'Opens over the whole screen'),
      false,
    ),
    description: v.optional(
      titled(TextLineSchema, 'Описание под картинкой', 'Description below the picture'),
    ),
    button: v.optional(titled(v.union([FrameButtonSchema, LinkSchema]), 'Кнопка', 'Button')),
    /** Width by height of the room that the picture fills; without it, its own proportions. */
    ratio: v.optional(
      titled(
        v.pipe(v.number(), v.minValue(0.5), v.maxValue(4)),
        'Пропорции: ширина к высоте',
        'Proportions: width to height',
      ),
    ),
    /** Who wrote the story that the picture opens. */
    author: v.optional(
      titled(
        v.object({
          name: titled(LineSchema, 'Название', 'Name'),
          role: v.optional(titled(LineSchema, 'Должность', 'Position')),
          picture: v.optional(titled(PictureSchema, 'Картинка', 'Picture')),
        }),
        'Автор',
        'Author',
      ),
    ),
  }),
  'Картинка',
  'Picture',
);

export type ImageInput = v.InferInput<typeof ImageSchema>;
export type ImageProps = v.InferOutput<typeof ImageSchema>;
