import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { guid } from '../core/schemas.ts';
import { HashSchema } from './contract-text.schema.ts';
import { ChangedOrderSchema, orderErrors } from './order.schema.ts';
import { partnerErrors, PartnerPageSchema } from './payment.schema.ts';

/** Accepts the offer of holds; the order keeps which version it was. 409 where a newer one holds. */
export const acceptOffer = defineMethod({
  name: 'Order.AcceptOffer',
  verb: 'POST',
  summary: 'Accepts the present version of the offer of holds',
  access: 'buyer',
  input: v.strictObject({
    guid,
    /** ISO date of the version that the buyer has read. */
    version: v.pipe(v.string(), v.isoDate('Неверная версия оферты')),
  }),
  result: ChangedOrderSchema,
  errors: orderErrors,
});

/** Submits the uploaded documents, so that the contract is drawn up. */
export const sendDocuments = defineMethod({
  name: 'Order.SendDocuments',
  verb: 'POST',
  summary: 'Submits the uploaded documents; the contract is drawn up',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: ChangedOrderSchema,
  errors: orderErrors,
});

/**
 * Begins the signature of the contract that was read: the operator sends a code to the buyer’s phone. 409 also where the text
 * with this hash was not shown, or is another one by now.
 */
export const sign = defineMethod({
  name: 'Order.Sign',
  verb: 'POST',
  summary: 'Begins the signature of the contract that was read',
  access: 'buyer',
  input: v.strictObject({
    guid,
    /** Of the text that the buyer has read: `Order.GetContract` gives it. */
    hash: HashSchema,
  }),
  result: PartnerPageSchema,
  errors: partnerErrors,
});

/** Begins the escrow account of a signed contract, at the bank. */
export const openEscrow = defineMethod({
  name: 'Order.OpenEscrow',
  verb: 'POST',
  summary: 'Begins the escrow account of a signed contract',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: PartnerPageSchema,
  errors: partnerErrors,
});

/** Sends a paid contract to its registration, and follows it until the keys are given. */
export const sendToRegistration = defineMethod({
  name: 'Order.SendToRegistration',
  verb: 'POST',
  summary: 'Sends a paid contract to its registration',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: PartnerPageSchema,
  errors: partnerErrors,
});
