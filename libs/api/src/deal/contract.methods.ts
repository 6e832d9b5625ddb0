import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { guid, integer, requiredText, text } from '../core/schemas.ts';
import { ContractDetailsSchema, ContractSchema, ContractStatusSchema } from './contract.schema.ts';

/** Lists the contracts of the buyer by pages, the newest first. */
export const getContracts = defineMethod({
  name: 'LK.GetContracts',
  verb: 'GET',
  summary: 'Lists the contracts of the buyer by pages, the newest first',
  access: 'buyer',
  input: v.strictObject({ page: v.optional(integer(1, 10_000), 1) }),
  result: v.object({
    contracts: v.array(ContractSchema),
    /** Of all pages. */
    total: v.number(),
    page: v.number(),
    /** At least one. */
    pages: v.number(),
  }),
});

/** Returns one contract of the buyer with its schedule, escrow account and registration. */
export const getContract = defineMethod({
  name: 'LK.GetContract',
  verb: 'GET',
  summary: 'Returns one contract of the buyer with its schedule, escrow account and registration',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: v.object({ contract: ContractDetailsSchema }),
  errors: { 404: 'The buyer has no such contract' },
});

/** Returns how far the registration of a contract has come to whoever knows its number and a phone or surname in it. */
export const getContractStatus = defineMethod({
  name: 'Order.GetContractStatus',
  verb: 'POST',
  summary: 'Returns how far the registration of a contract has come',
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
