import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';

/** How much in a section of the account waits for the buyer; sections where nothing does are left out. */
export const CounterSchema = v.object({
  /** Address of the section: `/lk/support`. */
  link: v.string(),
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What is counted, in Russian: «новых ответов: 1». */
  label: v.string(),
});

export type Counter = v.InferOutput<typeof CounterSchema>;

/** Counts what waits for the buyer, by the sections of the account's menu. */
export const getCounters = defineMethod({
  name: 'LK.GetCounters',
  verb: 'GET',
  summary: 'Counts what waits for the buyer, by the sections of the account',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({ counters: v.array(CounterSchema) }),
  errors: { 401: 'Nobody is logged in' },
});
