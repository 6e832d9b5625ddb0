import * as v from 'valibot';

/** A viewing of a lot. */
export const ViewingSchema = v.object({
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
