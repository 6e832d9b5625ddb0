import * as v from 'valibot';
import { text } from '../../core/schemas.ts';

/** Name of a kind of letter or SMS: `hold-ending-sms`. */
export const letterId = v.pipe(
  v.string('Неверное письмо'),
  v.maxLength(60, 'Неверное письмо'),
  v.regex(/^[a-z]+(-[a-z]+)*$/, 'Неверное письмо'),
);

/** What the staff write of it; what of it is wrong, the server says at its field. */
export const LetterBodySchema = v.strictObject({
  /** Empty of an SMS. */
  subject: text(300),
  /** Paragraphs with an empty line between them, and places like `{{имя}}`. */
  text: text(6000),
});

const LetterRowSchema = v.object({
  id: v.string(),
  channel: v.picklist(['mail', 'sms']),
  /** Part of the list: «Вход и безопасность». */
  group: v.string(),
  title: v.string(),
  /** When it is sent, and to whom. */
  when: v.string(),
  /** The staff have written a text of their own. */
  own: v.boolean(),
});

export const LettersSchema = v.object({ letters: v.array(LetterRowSchema) });

/** A kind with its text, and what the text may name. */
export const LetterSchema = v.object({
  ...LetterRowSchema.entries,
  /** Why a person gets it, in the footer; empty of an SMS. */
  why: v.string(),
  /** In the order of the declaration. */
  places: v.array(
    v.object({
      /** What stands between the braces. */
      word: v.string(),
      title: v.string(),
      /** Some words of the example; empty of a list. */
      example: v.string(),
      /** No text may be without it. */
      must: v.boolean(),
    }),
  ),
  body: LetterBodySchema,
  /** Goes with every change: the second of two concurrent changes is refused. */
  revision: v.string(),
});

/** How a text looks with the examples of its values, right or wrong. */
export const LetterPreviewSchema = v.object({
  subject: v.string(),
  /** The plain part, or the SMS. */
  text: v.string(),
  /** The page; empty of an SMS. */
  html: v.string(),
  /** Parts that the SMS is paid as; `null` of a letter. */
  segments: v.nullable(v.number()),
  mistakes: v.array(v.object({ path: v.picklist(['subject', 'text']), message: v.string() })),
});
