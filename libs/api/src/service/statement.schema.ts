import * as v from 'valibot';
import { isStorable } from '../core/is-storable.ts';
import { requiredText } from '../core/schemas.ts';
import { PremiseSchema } from '../deal/order.schema.ts';

/** How far a statement has come. */
const StatementStateSchema = v.picklist(['sent', 'review', 'done', 'refused']);

/** A statement as the list shows it. */
export const StatementRowSchema = v.object({
  guid: v.string(),
  /** «З-10042». */
  number: v.string(),
  template: v.string(),
  title: v.string(),
  state: StatementStateSchema,
  /** ISO instants. */
  created_at: v.string(),
  /** By when the company answers. */
  answer_by: v.string(),
  decided_at: v.nullable(v.string()),
});

/** A statement with what it says and what was answered. */
export const StatementSchema = v.object({
  ...StatementRowSchema.entries,
  premise: v.nullable(PremiseSchema),
  facts: v.array(v.object({ label: v.string(), value: v.string() })),
  taken_at: v.nullable(v.string()),
  /** What the company answered, or why it refused. */
  answer: v.nullable(v.string()),
  /** The document that was sent, then the answer’s. */
  files: v.array(v.object({ name: v.string(), src: v.string(), type: v.string() })),
});

/** A template as the list shows it. */
export const StatementTemplateSchema = v.object({
  id: v.string(),
  title: v.string(),
  lead: v.string(),
});

/** Answers by the names of their questions, as typed; `@m30/forms/statement` knows the questions. */
export const StatementAnswersSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,39}$/, 'Неизвестное поле')),
    v.pipe(
      v.string('Введите текст'),
      v.maxLength(2000, 'Не больше 2000 символов'),
      v.check((value) => isStorable(value), 'Недопустимый символ'),
    ),
  ),
  v.check((answers) => Object.keys(answers).length <= 40, 'Слишком много полей'),
);

/** Id of a statement’s template, also a part of its address: small Latin letters and hyphens, 40 at most. */
export const templateId = v.pipe(requiredText(40), v.regex(/^[a-z-]+$/, 'Неизвестный шаблон'));

export type StatementState = v.InferOutput<typeof StatementStateSchema>;

export type StatementRow = v.InferOutput<typeof StatementRowSchema>;

export type Statement = v.InferOutput<typeof StatementSchema>;
