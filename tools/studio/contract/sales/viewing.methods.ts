import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { day } from '../core/schemas.ts';
import { ViewingSchema } from './viewing.schema.ts';

export const listViewings = defineStudioMethod({
  name: 'Viewings.List',
  verb: 'GET',
  summary: 'Lists viewings between two days of Moscow with the people who show, for a calendar',
  right: 'viewings.read',
  input: v.strictObject({
    from: day,
    /** Included; at most 42 days after the first. */
    to: day,
    /** Alias of one who shows. */
    host: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d-]{1,60}$/, 'Неверный менеджер'))),
  }),
  result: v.object({
    hosts: v.array(
      v.object({
        alias: v.string(),
        name: v.string(),
        portrait: v.nullable(v.string()),
        /** 1 Monday … 7 Sunday. */
        days: v.array(v.number()),
        /** Minutes of the day in Moscow. */
        from_minute: v.number(),
        to_minute: v.number(),
        seats: v.number(),
      }),
    ),
    viewings: v.array(ViewingSchema),
  }),
  errors: { 422: 'The last day is before the first, or too far from it' },
});
