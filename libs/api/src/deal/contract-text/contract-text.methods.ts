import * as v from 'valibot';
import { defineMethod } from '../../core/define-method.ts';
import { guid, integer } from '../../core/schemas.ts';
import { CheckedContractSchema, HashSchema, OrderContractSchema } from './contract-text.schema.ts';

/** Lots of one order at most. */
const MOST_TOGETHER = 5;

/** Returns the contract of an order as it is to be signed, or as it was: that text is then known to have been shown. */
export const getOrderContract = defineMethod({
  name: 'Order.GetContract',
  verb: 'POST',
  summary: 'Returns the text of an order’s contract: the draft, or what was signed',
  access: 'buyer',
  input: v.strictObject({
    guid,
    /** Which of the order's lots, from 0; each has a contract of its own. @default 0 */
    part: v.optional(integer(0, MOST_TOGETHER - 1)),
  }),
  result: v.object({ contract: OrderContractSchema }),
  errors: {
    404: 'The buyer has no such order, or it has no such lot',
    409: 'The contract is not drawn up yet, or the order stopped before it was signed',
  },
});

/** Returns what a hash of a contract or of its PDF stands for, to anybody and without personal data. */
export const checkContract = defineMethod({
  name: 'Order.CheckContract',
  verb: 'GET',
  summary: 'Returns which contract a hash stands for, and whether it is signed',
  input: v.strictObject({ hash: HashSchema }),
  result: v.object({
    /** `null` for an unknown hash. */
    contract: v.nullable(CheckedContractSchema),
  }),
});
