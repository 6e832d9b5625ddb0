import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { kopecks } from '../core/schemas.ts';
import { LotStatusSchema } from '../catalogue/lot.schema.ts';
import { lotIds } from './basket.schema.ts';

/** Status and price of a lot at this moment. */
const LotStateSchema = v.object({
  /** Readable: `k2-57`. */
  id: v.string(),
  status: LotStatusSchema,
  /** `null` where the lot is not for sale. */
  price: v.nullable(kopecks),
});

export type LotState = v.InferOutput<typeof LotStateSchema>;

/** Returns statuses and prices of up to 50 lots; unknown ids are left out. */
export const getStatuses = defineMethod({
  name: 'Objects.GetStatuses',
  verb: 'GET',
  summary: 'Returns statuses and prices of up to 50 lots',
  input: v.strictObject({ ids: lotIds }),
  result: v.object({ lots: v.array(LotStateSchema) }),
});

/** A lot whose status or price has changed. */
const LotEventSchema = v.object({
  ...LotStateSchema.entries,
  /** ISO instant. */
  at: v.string(),
});

export type LotEvent = v.InferOutput<typeof LotEventSchema>;

/**
 * Reports lots whose status or price changes. Asked with `Accept: text/event-stream` it is a
 * stream of server-sent events: `lot` carries a `LotEvent`, `resync` says that changes may have been
 * missed. Asked for JSON it gives the changes after `last`.
 */
export const lotEvents = defineMethod({
  name: 'Objects.Events',
  verb: 'GET',
  summary: 'Reports lots whose status or price changes, as a stream of server-sent events',
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
