import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { integer } from '../../../core/schemas.ts';
import { ContractSchema } from '../shared/contract.schema.ts';

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
  errors: { 401: 'Nobody is logged in' },
});
