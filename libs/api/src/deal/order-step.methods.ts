import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { guid, kopecks } from '../core/schemas.ts';
import { HashSchema } from './contract-text/contract-text.schema.ts';
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

/**
 * Chooses among the banks that have approved a loan: the contract names this one. May be changed until the contract is signed. 409
 * where the approval is out of date, or its limit and the first payment do not make the price.
 */
export const chooseBank = defineMethod({
  name: 'Order.ChooseBank',
  verb: 'POST',
  summary: 'Chooses among the banks that have approved a loan for an order',
  access: 'buyer',
  input: v.strictObject({
    guid,
    /** Guid of the application at the bank. */
    offer: guid,
    /** First payment that the buyer agrees to, kopecks; without it that of the order holds. */
    first: v.optional(kopecks),
  }),
  result: ChangedOrderSchema,
  errors: orderErrors,
});

/** Submits the uploaded documents to the staff, who accept or refuse each; the contract is drawn up when all are accepted. */
export const sendDocuments = defineMethod({
  name: 'Order.SendDocuments',
  verb: 'POST',
  summary: 'Submits the uploaded documents to the staff',
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
    /** Of all texts that the buyer has read: `set.hash` of `Order.GetContract`. */
    hash: HashSchema,
  }),
  result: PartnerPageSchema,
  errors: partnerErrors,
});

/** Begins the escrow account of a signed ДДУ, at the bank; it stays empty until the contract is registered. */
export const openEscrow = defineMethod({
  name: 'Order.OpenEscrow',
  verb: 'POST',
  summary: 'Begins the escrow account of a signed ДДУ',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: PartnerPageSchema,
  errors: partnerErrors,
});

/** Begins the letter of credit of a signed sale, at the bank; the price goes into it at once. */
export const openLetter = defineMethod({
  name: 'Order.OpenLetter',
  verb: 'POST',
  summary: 'Begins the letter of credit of a signed sale',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: PartnerPageSchema,
  errors: partnerErrors,
});

/** Begins the payment onto the escrow account of a registered ДДУ: the price, or the next part of an instalment. */
export const payIn = defineMethod({
  name: 'Order.PayIn',
  verb: 'POST',
  summary: 'Begins the payment onto the escrow account of a registered ДДУ',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: PartnerPageSchema,
  errors: partnerErrors,
});

/** Sends a contract to its registration and follows it until the record is there. */
export const sendToRegistration = defineMethod({
  name: 'Order.SendToRegistration',
  verb: 'POST',
  summary: 'Sends a contract to its registration',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: PartnerPageSchema,
  errors: partnerErrors,
});
