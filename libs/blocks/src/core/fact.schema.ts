import * as v from 'valibot';
import { LineSchema } from './fields.ts';

/** A figure and what it says: «9 дней», «средний срок исправления замечаний». */
export const FactSchema = v.object({
  value: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
  text: LineSchema,
});

export type Fact = v.InferOutput<typeof FactSchema>;
