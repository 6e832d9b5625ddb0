import * as v from 'valibot';
import { LineSchema } from './fields.ts';
import { titled } from './titled.ts';

/** A figure and what it says: «9 дней», «средний срок исправления замечаний». */
export const FactSchema = v.object({
  value: titled(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)), 'Цифра', 'Figure'),
  text: titled(LineSchema, 'Текст', 'Text'),
});

export type Fact = v.InferOutput<typeof FactSchema>;
