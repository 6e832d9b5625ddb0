import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias } from '../core/schemas.ts';
import { OpaqueBlockSchema } from './page.schema.ts';
import { PartnershipKindSchema, PartnershipSchema, PromoCodeSchema } from './partnership.schema.ts';

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
});

/** Returns one partner's offer with its conditions. */
export const getPartnership = defineMethod({
  name: 'LK.GetPartnership',
  verb: 'GET',
  summary: 'Returns one partner’s offer with its conditions',
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
  errors: { 404: 'No partner has this alias' },
});

/** Gives the buyer his code of a partner: one each, the same however often it is asked for. */
export const takePromoCode = defineMethod({
  name: 'LK.TakePromoCode',
  verb: 'POST',
  summary: 'Gives the buyer his code of a partner, the same however often it is asked for',
  access: 'buyer',
  input: v.strictObject({ alias }),
  result: PromoCodeSchema,
  errors: {
    404: 'No partner has this alias',
    422: 'The offer is over',
  },
});
