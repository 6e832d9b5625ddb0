import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { guid, kopecks, optionalEmail, phone, requiredText, text } from '../core/schemas.ts';
import { OfficeLotSchema, OfficePaymentSchema } from './office.schema.ts';

export const findOfficeLots = defineStudioMethod({
  name: 'Office.Lots',
  verb: 'GET',
  summary: 'Finds lots by number, complex and building, with price and terms as a buyer has them',
  right: 'orders.open',
  input: v.strictObject({ text: requiredText(100, 'Напишите номер или комплекс') }),
  result: v.object({ lots: v.array(OfficeLotSchema) }),
});

export const reserveInOffice = defineStudioMethod({
  name: 'Office.Reserve',
  verb: 'POST',
  summary: 'Holds a lot for a caller or a guest of the office and invites the buyer to the account',
  right: 'orders.open',
  input: v.strictObject({
    lot: guid,
    /** What the colleague has seen and said, kopecks. */
    price: kopecks,
    phone,
    last_name: requiredText(100, 'Напишите фамилию'),
    name: requiredText(100, 'Напишите имя'),
    second_name: v.optional(text(100), ''),
    /** Gets the invitation too. */
    email: optionalEmail,
    /** Without it the buyer chooses in the account. */
    payment: v.optional(OfficePaymentSchema),
    /** Guid of the lead that this came of. */
    lead: v.optional(guid),
  }),
  result: v.object({
    order: v.string(),
    /** «M30-30001». */
    number: v.string(),
    /** ISO instant. */
    until: v.string(),
    /** Guid of the buyer. */
    buyer: v.string(),
    /** Whether the account was made by this. */
    is_new: v.boolean(),
    /** Whether an SMS goes to the phone: too many of a day do not. */
    sms: v.boolean(),
  }),
  errors: {
    404: 'There is no such lot or lead',
    409: 'The lot is held, not for sale, or costs another sum than was seen',
    422: 'Nobody sells it on these terms',
  },
});
