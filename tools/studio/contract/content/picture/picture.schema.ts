import * as v from 'valibot';
import { requiredText, text } from '../../core/schemas.ts';
import { PICTURE_KINDS, type PictureKind } from './picture-kinds.ts';

export const PictureKindSchema = v.picklist(
  Object.keys(PICTURE_KINDS) as PictureKind[],
  'Выберите, что это',
);

/** Endings of files that the library takes; the content decides. */
export const PICTURE_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'] as const;

/** Bytes of one file. */
export const MOST_PICTURE_BYTES = 20 * 1024 * 1024;

/** Per cent of a picture's side. */
const share = v.pipe(
  v.number('Число от 0 до 100'),
  v.integer('Число от 0 до 100'),
  v.minValue(0, 'Число от 0 до 100'),
  v.maxValue(100, 'Число от 0 до 100'),
);

/** Everything of a picture that the staff write. */
export const PictureBodySchema = v.strictObject({
  alt: requiredText(300, 'Опишите, что на картинке'),
  kind: PictureKindSchema,
  author: text(120),
  licence: text(200),
  /** Where its subject stands, from the left and from above: crops are made around it. */
  focus_x: share,
  focus_y: share,
});

/** A picture as a list shows it, with what a field of an editor takes over. */
export const LibraryPictureSchema = v.object({
  id: v.string(),
  /** What is to be seen; empty where nobody has said it yet: such a picture cannot be used. */
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  /** Mean colour, and the picture blurred. */
  colour: v.string(),
  preview: v.optional(v.string()),
  /** Where its subject stands, `30% 70%`; absent is the middle. */
  focus: v.optional(v.string()),
  /** Its name in the addresses of its files: another one when they change. */
  files: v.string(),
  /** `null` of one of the product's own that is of no kind. */
  kind: v.nullable(PictureKindSchema),
  /** Came with the product: it is used, and cannot be changed. */
  shipped: v.boolean(),
  /** A drawing, at `/media/{files}.svg` as well. */
  drawing: v.boolean(),
  /** Places where it is used. */
  uses: v.number(),
});

/** A place that uses a picture. */
export const PictureUseSchema = v.object({
  /** «Страница», «Новость». */
  what: v.string(),
  title: v.string(),
  /** Its desk with it open, or its page where it has no desk. */
  to: v.string(),
});
