import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { requiredText, text } from '../../../core/schemas.ts';

/** How far the registration of a contract has come. */
export const ContractStatusSchema = v.object({
  number: v.string(),
  stage: v.picklist(['accepted', 'registering', 'suspended', 'registered']),
  /** The stages in order, those behind with their ISO date. */
  steps: v.array(v.object({ name: v.string(), date: v.nullable(v.string()) })),
  /** What the buyer should know or do. */
  note: v.nullable(v.string()),
});

/** Tells how far the registration of a contract has come to whoever knows its number and a phone or surname in it. */
export const getContractStatus = defineMethod({
  name: 'Order.GetContractStatus',
  verb: 'POST',
  summary: 'Tells how far the registration of a contract has come',
  input: v.strictObject({
    number: requiredText(60),
    phone: v.optional(text(40)),
    surname: v.optional(text(100)),
  }),
  result: v.object({
    /** `null` for a number that is unknown and for a person who is not in the contract alike. */
    contract: v.nullable(ContractStatusSchema),
  }),
  errors: {
    422: 'Neither a phone nor a surname was given',
    429: 'Too many questions from this address',
  },
});
