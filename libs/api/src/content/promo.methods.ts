import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { NothingSchema } from '../core/schemas.ts';
import { PromoSchema, StockSchema } from './promo.schema.ts';

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

/** Lists the offers that the buyer may use today, each with the reason. */
export const getStocks = defineMethod({
  name: 'LK.GetStocks',
  verb: 'GET',
  summary: 'Lists the offers that the buyer may use today, each with the reason',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({ stocks: v.array(StockSchema) }),
});
