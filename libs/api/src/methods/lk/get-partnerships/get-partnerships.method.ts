import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { PartnershipKindSchema, PartnershipSchema } from '../shared/partnership.schema.ts';

/** Lists offers of partners that are in force, with the buyer's codes. */
export const getPartnerships = defineMethod({
  name: 'LK.GetPartnerships',
  verb: 'GET',
  summary: 'Lists offers of partners that are in force, with the buyer’s codes',
  access: 'buyer',
  input: v.strictObject({ kind: v.optional(PartnershipKindSchema) }),
  result: v.object({
    /** Kinds that there are, each with how many offers it has. */
    kinds: v.array(v.object({ id: PartnershipKindSchema, label: v.string(), count: v.number() })),
    partnerships: v.array(PartnershipSchema),
  }),
  errors: { 401: 'Nobody is logged in' },
});
