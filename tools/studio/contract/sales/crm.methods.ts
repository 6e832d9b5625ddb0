import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { NothingSchema } from '../core/schemas.ts';

const instantOrNone = v.nullable(v.string());

/** Something that the CRM has not taken. */
const StuckSchema = v.object({
  guid: v.string(),
  /** «Новая заявка», «Показ», … */
  what: v.string(),
  /** Guid of the lead or the order. */
  lead: v.nullable(v.string()),
  order: v.nullable(v.string()),
  attempts: v.number(),
  /** Why, in words. */
  failure: v.string(),
  next_at: v.string(),
});

export const getCrm = defineStudioMethod({
  name: 'Crm.Get',
  verb: 'GET',
  summary: 'Returns whether leads and orders reach the CRM, and what waits',
  right: 'crm.manage',
  input: NothingSchema,
  result: v.object({
    /** «amoCRM»; `null` where none is set up. */
    system: v.nullable(v.string()),
    /** `idle`: nothing was sent yet. */
    state: v.picklist(['working', 'failing', 'idle', 'off']),
    waiting: v.number(),
    waiting_since: instantOrNone,
    succeeded_at: instantOrNone,
    failed_at: instantOrNone,
    /** The last failure in words, even when all is well again. */
    failure: v.nullable(v.string()),
    /** How many have failed at least once, and the oldest of them. */
    stuck_total: v.number(),
    stuck: v.array(StuckSchema),
  }),
});

export const retryCrm = defineStudioMethod({
  name: 'Crm.Retry',
  verb: 'POST',
  summary: 'Sends everything that waits for the CRM at once, instead of when it is due',
  right: 'crm.manage',
  input: NothingSchema,
  result: v.object({ waiting: v.number() }),
  errors: { 409: 'No CRM is set up' },
});
