import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias } from '../../../core/schemas.ts';
import { OpaqueBlockSchema } from '../../content/get-page/get-page.method.ts';
import { PartnershipSchema } from '../shared/partnership.schema.ts';

/** Gives one partner's offer with its conditions. */
export const getPartnership = defineMethod({
  name: 'LK.GetPartnership',
  verb: 'GET',
  summary: 'Gives one partner’s offer with its conditions',
  access: 'buyer',
  input: v.strictObject({ alias }),
  result: v.object({
    ...PartnershipSchema.entries,
    /** Full conditions, plain text. */
    conditions: v.string(),
    /** The offer is over: no more codes are given. */
    ended: v.boolean(),
    blocks: v.array(OpaqueBlockSchema),
  }),
  errors: { 401: 'Nobody is logged in', 404: 'No partner has this alias' },
});
