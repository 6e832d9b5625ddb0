import * as v from 'valibot';
import { FullCostSchema } from '../catalogue/lot.schema.ts';
import { kopecks } from '../core/schemas.ts';

/** What a bank lends for an order, and what the buyer pays then. */
const LoanOfferSchema = v.object({
  /** Most that the bank lends, kopecks. */
  sum: kopecks,
  /** Per cent a year. */
  rate: v.number(),
  cost: FullCostSchema,
  months: v.number(),
  /** First payment, kopecks: the buyer's own money, more where the limit leaves more of the price. */
  first: kopecks,
  /** Loan that is left then, kopecks. */
  loan: kopecks,
  /** Kopecks a month. */
  payment: kopecks,
  /** ISO instant until which the bank lends so. */
  until: v.string(),
});

/** The answer of one bank to the applications for an order. */
export const OrderBankSchema = v.object({
  /** Guid of the application at this bank. */
  offer: v.string(),
  bank: v.string(),
  /** Name of the programme. */
  programme: v.string(),
  /** `lapsed`: an approval that is out of date. */
  state: v.picklist(['sent', 'review', 'approved', 'refused', 'lapsed']),
  /** A sentence of the bank. */
  note: v.nullable(v.string()),
  /** Terms of an approval; `null` while there is none. */
  loan: v.nullable(LoanOfferSchema),
  /** The buyer has chosen it. */
  chosen: v.boolean(),
  /** The buyer may choose it now. */
  can_choose: v.boolean(),
  /** The bank's page of the application; `null` until the bank has it. */
  url: v.nullable(v.string()),
});

export type OrderBank = v.InferOutput<typeof OrderBankSchema>;
