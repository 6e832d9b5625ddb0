import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { day } from '../core/schemas.ts';

const ViewingSchema = v.object({
  guid: v.string(),
  /** ISO instants. */
  starts_at: v.string(),
  created_at: v.string(),
  state: v.picklist(['booked', 'done', 'missed', 'cancelled']),
  /** Alias of who shows. */
  host: v.string(),
  place: v.picklist(['site', 'office', 'video']),
  /** Where exactly, in words. */
  where: v.string(),
  lot: v.string(),
  lot_url: v.nullable(v.string()),
  name: v.string(),
  phone: v.string(),
  email: v.nullable(v.string()),
  lead: v.string(),
  /** Why the company cancelled it. */
  reason: v.string(),
});

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
