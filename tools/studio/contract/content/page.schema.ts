import { isStorable } from '@m30/api';
import * as v from 'valibot';
import { instant, requiredText, text } from '../core/schemas.ts';

/** Address of a page, without a slash at its end: `/akcii/klyuchi-k-novomu-godu`. */
export const pageAddress = v.pipe(
  v.string('Введите адрес'),
  v.maxLength(200, 'Слишком длинный адрес'),
  v.regex(
    /^(\/[a-z0-9]+(-[a-z0-9]+)*){1,6}$/,
    'Адрес: /akcii/novaya, латинские буквы, цифры и дефис',
  ),
);

/** Number of saves that whoever saves has seen; the second of two concurrent changes is refused. */
export const draftVersion = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Number of a version, from 1; a query string's digits are accepted too. */
export const versionNumber = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))],
    'Неверный номер версии',
  ),
  v.integer('Неверный номер версии'),
  v.minValue(1, 'Неверный номер версии'),
  v.maxValue(999_999, 'Неверный номер версии'),
);

/** Blocks as the staff write them; what each may hold its own schema says. */
export const BlocksSchema = v.pipe(
  v.array(v.looseObject({ type: v.string() })),
  v.maxLength(100, 'Не больше 100 блоков'),
  v.check((value) => isStorable(value), 'Недопустимый символ'),
);

/** Everything of a page that the staff write. */
export const PageBodySchema = v.strictObject({
  title: requiredText(200, 'Введите заголовок'),
  description: text(400),
  indexable: v.boolean(),
  compose: v.nullable(v.picklist(['editorial', 'guide', 'landing'], 'Выберите раскладку')),
  /** First and first-not moment on the site; `null` is at once and never. */
  from: v.nullable(instant),
  until: v.nullable(instant),
  blocks: BlocksSchema,
});

export const PageRowSchema = v.object({
  path: v.string(),
  title: v.string(),
  state: v.picklist(['draft', 'scheduled', 'published', 'expired']),
  /** Somebody has written what is not on the site yet. */
  changed: v.boolean(),
});

export const EditedPageSchema = v.object({
  ...PageRowSchema.entries,
  body: v.object({ ...PageBodySchema.entries, title: v.string() }),
  version: draftVersion,
  saved_at: v.nullable(v.string()),
  saved_by: v.nullable(v.string()),
  /** What is wrong with the blocks: `2.items.0.title`; nothing of it may be published. */
  mistakes: v.array(v.object({ path: v.string(), message: v.string() })),
  /** Address of the page as it will be, for a frame; good for three days. */
  preview: v.string(),
  /** What has stood on the site, the latest first. */
  versions: v.array(
    v.object({
      number: v.number(),
      title: v.string(),
      published_at: v.string(),
      published_by: v.nullable(v.string()),
    }),
  ),
});
