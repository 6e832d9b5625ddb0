import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias } from '../../../core/schemas.ts';
import { PromoCodeSchema } from '../shared/partnership.schema.ts';

/** Gives the buyer his code of a partner: one each, the same however often it is asked for. */
export const takePromoCode = defineMethod({
  name: 'LK.TakePromoCode',
  verb: 'POST',
  summary: 'Gives the buyer his code of a partner, the same however often it is asked for',
  access: 'buyer',
  input: v.strictObject({ alias }),
  result: PromoCodeSchema,
  errors: {
    401: 'Nobody is logged in',
    404: 'No partner has this alias',
    422: 'The offer is over',
  },
});
