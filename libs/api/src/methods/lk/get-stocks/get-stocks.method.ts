import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { PromoSchema } from '../../content/get-promos/get-promos.method.ts';

/** An offer that this buyer may use. */
export const StockSchema = v.object({
  ...PromoSchema.entries,
  /** Why it is open to him, in Russian. */
  why: v.string(),
  /** It stands in the account alone. */
  personal: v.boolean(),
});

export type Stock = v.InferOutput<typeof StockSchema>;

/** Lists the offers that the buyer may use today, each with the reason. */
export const getStocks = defineMethod({
  name: 'LK.GetStocks',
  verb: 'GET',
  summary: 'Lists the offers that the buyer may use today, each with the reason',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({ stocks: v.array(StockSchema) }),
  errors: { 401: 'Nobody is logged in' },
});
