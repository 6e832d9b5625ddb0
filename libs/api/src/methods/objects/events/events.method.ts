import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { LotStateSchema } from '../get-statuses/get-statuses.method.ts';

/** A lot whose status or price has changed. */
export const LotEventSchema = v.object({
  ...LotStateSchema.entries,
  /** ISO instant. */
  at: v.string(),
});

export type LotEvent = v.InferOutput<typeof LotEventSchema>;

/**
 * Tells of lots whose status or price changes. Asked with `Accept: text/event-stream` it is a
 * stream of server-sent events: `lot` carries a `LotEvent`, `resync` says that changes may have been
 * missed. Asked for JSON it gives the changes after `last`.
 */
export const lotEvents = defineMethod({
  name: 'Objects.Events',
  verb: 'GET',
  summary: 'Tells of lots whose status or price changes, as a stream of server-sent events',
  input: v.strictObject({
    /** Id of the last event that was seen; the header `Last-Event-ID` says the same. */
    last: v.optional(v.pipe(v.string(), v.maxLength(60))),
  }),
  result: v.object({
    /** To ask for what comes after. */
    last: v.string(),
    /** False where changes may have been missed: statuses then have to be read anew. */
    complete: v.boolean(),
    events: v.array(LotEventSchema),
  }),
  errors: { 503: 'Too many streams are open' },
});
