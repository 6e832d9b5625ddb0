import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';

export const PromoSchema = v.object({
  alias: v.string(),
  /** The large figure of the offer: «6 %», «24 часа». */
  figure: v.string(),
  title: v.string(),
  text: v.string(),
  /** ISO dates; `null` is open. */
  from: v.string(),
  to: v.nullable(v.string()),
  /** Where the offer leads: a selection of the catalogue or a page. */
  link: v.string(),
  /** Full conditions; the law on credit advertising wants them beside a rate. */
  conditions: v.string(),
});

/** Lists the offers that are in force today, or those that are over. */
export const getPromos = defineMethod({
  name: 'Content.GetPromos',
  verb: 'GET',
  summary: 'Lists the offers that are in force today, or those that are over',
  input: v.strictObject({
    /** `ended` lists finished offers, the last one first. */
    state: v.optional(v.picklist(['current', 'ended'])),
  }),
  result: v.object({ promos: v.array(PromoSchema) }),
});
