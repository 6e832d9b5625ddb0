import * as v from 'valibot';
import { FilePathSchema } from '../fields.ts';
import { titled } from '../titled.ts';

const alt = v.optional(
  titled(
    v.pipe(v.string(), v.trim(), v.maxLength(300)),
    'Что на картинке',
    'What the picture shows',
  ),
  '',
);
const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000));

/** Editors choose it from the library, which fills in what is known of it. */
export const pictureOf = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.object(entries), v.metadata({ control: 'picture' }));

/** A picture of the media store: the server makes every width of it. */
export const StoredPictureSchema = pictureOf({
  id: titled(
    v.pipe(v.string(), v.regex(/^[\w-]+(\/[\w-]+)*$/), v.maxLength(200)),
    'Файл библиотеки',
    'File of the library',
  ),
  /** What is to be seen; empty when the words beside it say so. */
  alt,
  width: titled(side, 'Ширина', 'Width'),
  height: titled(side, 'Высота', 'Height'),
  /** Mean colour, shown until the picture has loaded. */
  colour: v.optional(
    titled(
      v.pipe(v.string(), v.regex(/^(#[\da-f]{6}|transparent)$/i)),
      'Средний цвет',
      'Mean colour',
    ),
    'transparent',
  ),
  /** Where its subject stands: what is cropped is cropped around it. */
  focus: v.optional(
    titled(
      v.pipe(v.string(), v.regex(/^\d{1,3}% \d{1,3}%$/)),
      'Главное место',
      'Focus of the picture',
    ),
  ),
  /** The picture blurred, shown in place of the colour. */
  preview: v.optional(
    titled(
      v.pipe(v.string(), v.regex(/^data:image\/[a-z]+;base64,[\w+/=]+$/), v.maxLength(400)),
      'Размытая копия',
      'Blurred copy',
    ),
  ),
});

/** A picture that is one file of this site, such as a drawing. */
const PlainPictureSchema = pictureOf({
  src: titled(FilePathSchema, 'Адрес', 'Address'),
  alt,
  ...{
    width: v.optional(titled(side, 'Ширина', 'Width')),
    height: v.optional(titled(side, 'Высота', 'Height')),
  },
});

/** A picture of a block: of the media store by its `id`, or a file of this site by its `src`. */
export const PictureSchema = v.union([StoredPictureSchema, PlainPictureSchema]);

/** The same, or its address alone. */
export const AnyPictureSchema = v.union([
  PictureSchema,
  v.pipe(
    FilePathSchema,
    v.transform((src): v.InferOutput<typeof PlainPictureSchema> => ({ src, alt: '' })),
  ),
]);

export type BlockPicture = v.InferOutput<typeof PictureSchema>;
