import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { FinishPremisesSchema, FinishVariantSchema } from '../shared/finish.schema.ts';

/** Chooses a finish for premises; the price of the day holds a month. */
export const chooseFinish = defineMethod({
  name: 'LK.ChooseFinish',
  verb: 'POST',
  summary: 'Chooses a finish for premises of the buyer',
  access: 'buyer',
  input: v.strictObject({
    /** Of the order. */
    guid,
    variant: FinishVariantSchema,
  }),
  result: v.object({ premises: FinishPremisesSchema }),
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such premises, or no finish is chosen for such ones',
  },
});
