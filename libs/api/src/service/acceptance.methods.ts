import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { guid, NothingSchema } from '../core/schemas.ts';
import { handoverErrors, PremisesDetailsSchema, PremisesSchema } from './acceptance.schema.ts';

/** What the buyer has bought and how far the handover of each is. */
export const getAcceptance = defineMethod({
  name: 'LK.GetAcceptance',
  verb: 'GET',
  summary: 'Lists the premises of the buyer with the state of their handover',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({ premises: v.array(PremisesSchema) }),
});

/** Everything about the handover of one of the buyer's premises. */
export const getHandover = defineMethod({
  name: 'LK.GetHandover',
  verb: 'GET',
  summary: 'Returns everything about the handover of one of the buyer’s premises',
  access: 'buyer',
  input: v.strictObject({
    /** Of the order. */
    guid,
  }),
  result: v.object({ premises: PremisesDetailsSchema }),
  errors: { 404: 'The buyer has no such premises' },
});

/** Begins the signature of the act of transfer; the partner tells when it is signed. */
export const signTransfer = defineMethod({
  name: 'LK.SignTransfer',
  verb: 'POST',
  summary: 'Begins the electronic signature of the act of transfer',
  access: 'buyer',
  input: v.strictObject({
    /** Of the order. */
    guid,
  }),
  result: v.object({
    /** Page on which it is signed. */
    url: v.string(),
  }),
  errors: handoverErrors,
});
