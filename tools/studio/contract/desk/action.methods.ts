import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { NothingSchema } from '../core/schemas.ts';

const FieldSchema = v.object({
  name: v.string(),
  /** Russian. */
  label: v.string(),
  kind: v.picklist(['guid', 'line', 'text', 'whole', 'day', 'choice', 'flag']),
  /** Values and labels of a choice. */
  options: v.record(v.string(), v.string()),
  /** Characters at most; `null` where there is no such limit. */
  most: v.nullable(v.number()),
  required: v.boolean(),
});

export const listActions = defineStudioMethod({
  name: 'Actions.List',
  verb: 'GET',
  summary: 'Lists what the role may do for buyers, with the fields of each action',
  right: 'self',
  input: NothingSchema,
  result: v.object({
    actions: v.array(
      v.object({
        name: v.string(),
        /** Russian, one phrase: what it does. */
        summary: v.string(),
        /** Russian, the end of «Покупатель увидит: …». */
        shows: v.string(),
        fields: v.array(FieldSchema),
      }),
    ),
  }),
});

export const runAction = defineStudioMethod({
  name: 'Actions.Run',
  verb: 'POST',
  summary: 'Does one of the actions; each asks for a right of its own',
  right: 'self',
  input: v.strictObject({
    name: v.pipe(
      v.string('Неверное действие'),
      v.regex(/^[a-z]+\.[a-z-]+$/, 'Неверное действие'),
      v.maxLength(60, 'Неверное действие'),
    ),
    fields: v.pipe(
      v.record(
        v.pipe(v.string(), v.maxLength(60)),
        v.pipe(v.string('Введите текст'), v.maxLength(8000, 'Слишком длинный текст')),
      ),
      v.check((fields) => Object.keys(fields).length <= 40, 'Слишком много полей'),
    ),
  }),
  result: v.object({
    /** Russian: what was done. */
    message: v.string(),
  }),
  errors: { 404: 'There is no such action', 409: 'Not now', 422: 'The action refuses' },
});

export const listWork = defineStudioMethod({
  name: 'Work.List',
  verb: 'GET',
  summary:
    'Lists what waits for the role: kinds of things, each with its oldest ones and their actions',
  right: 'self',
  input: NothingSchema,
  result: v.object({
    work: v.array(
      v.object({
        name: v.string(),
        /** Russian, plural. */
        title: v.string(),
        total: v.number(),
        items: v.array(
          v.object({
            guid: v.string(),
            title: v.string(),
            facts: v.array(v.object({ label: v.string(), value: v.string() })),
            texts: v.array(v.object({ author: v.string(), at: v.string(), text: v.string() })),
            files: v.array(v.object({ guid: v.string(), name: v.string() })),
            actions: v.array(
              v.object({
                name: v.string(),
                given: v.record(v.string(), v.string()),
                suggested: v.record(v.string(), v.string()),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
});
