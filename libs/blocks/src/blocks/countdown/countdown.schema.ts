import * as v from 'valibot';
import { ActionSchema } from '../../core/action.schema.ts';
import { LineSchema } from '../../core/fields.ts';
import { wordEntries } from '../../core/head.schema.ts';
import { titled } from '../../core/titled.ts';

/** The time left until a moment. */
export const CountdownSchema = titled(
  v.object({
    ...wordEntries,
    /** The moment, ISO 8601 with its offset: `2026-12-31T23:59:00+03:00`. */
    until: titled(v.pipe(v.string(), v.isoTimestamp()), 'До какого момента', 'Moment it counts to'),
    /** What is said once the moment has passed. */
    done: titled(
      v.optional(LineSchema, 'Срок прошёл'),
      'Что сказать после срока',
      'Words after that moment',
    ),
    /** Gone with the moment. */
    action: titled(v.optional(ActionSchema), 'Кнопка', 'Button'),
  }),
  'Обратный отсчёт',
  'Countdown',
);

export type CountdownInput = v.InferInput<typeof CountdownSchema>;
export type CountdownProps = v.InferOutput<typeof CountdownSchema>;
