import * as v from 'valibot';
import { ActionSchema } from '../../core/action.schema.ts';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';

/** The time left until a moment. */
export const CountdownSchema = v.object({
  title: v.optional(LineSchema),
  text: v.optional(TextLineSchema),
  /** The moment, ISO 8601 with its offset: `2026-12-31T23:59:00+03:00`. */
  until: v.pipe(v.string(), v.isoTimestamp()),
  /** What is said once the moment has passed. */
  done: v.optional(LineSchema, 'Срок прошёл'),
  /** Gone with the moment. */
  action: v.optional(ActionSchema),
});

export type CountdownInput = v.InferInput<typeof CountdownSchema>;
export type CountdownProps = v.InferOutput<typeof CountdownSchema>;
