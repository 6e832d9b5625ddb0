import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { handoverErrors } from '../shared/handover.schema.ts';

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
