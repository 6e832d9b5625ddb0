import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { ContractDetailsSchema } from '../shared/contract.schema.ts';

/** Gives one contract of the buyer with its schedule, escrow account and registration. */
export const getContract = defineMethod({
  name: 'LK.GetContract',
  verb: 'GET',
  summary: 'Gives one contract of the buyer with its schedule, escrow account and registration',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: v.object({ contract: ContractDetailsSchema }),
  errors: { 401: 'Nobody is logged in', 404: 'The buyer has no such contract' },
});
