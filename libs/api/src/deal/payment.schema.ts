import * as v from 'valibot';
import {
  alias,
  decimal,
  guid,
  integer,
  kopecks,
  requiredText,
  RussianPhoneSchema,
} from '../core/schemas.ts';
import { day } from '../core/typed.ts';
import { RoomsSchema } from '../catalogue/lot.schema.ts';

/** Months over which the rest of a price is paid. */
const months = integer(1, 600);

/** Whether a bank lends what is missing. */
const mortgage = v.boolean('Укажите, нужна ли ипотека');

/** A child of the borrowers; nothing is asked about its health. */
const ChildSchema = v.strictObject({ birth_date: day('Введите дату рождения ребёнка') });

/** What a buyer says of each way to pay; amounts in kopecks. */
const paymentTerms = {
  full: v.strictObject({}),
  mortgage: v.strictObject({
    /** Id of a mortgage programme. */
    programme: alias,
    down_payment: kopecks,
    months,
    /** Of the borrowers; a family programme asks for them. */
    children: v.optional(v.pipe(v.array(ChildSchema), v.maxLength(12, 'Слишком много детей'))),
    /** The right to it has another ground than the age, which the borrowers prove to the bank alone. */
    other_ground: v.optional(v.literal(true, 'Неверный параметр')),
  }),
  instalment: v.strictObject({ down_payment: kopecks, months }),
  'trade-in': v.strictObject({
    /** Where the flat stands that is given in part payment. */
    address: requiredText(300),
    area: decimal(8, 1000),
    rooms: RoomsSchema,
    mortgage,
  }),
  capital: v.strictObject({ amount: kopecks, mortgage }),
};

/** Input of a payment choice: the order, the way to pay and its own terms. */
export const PaymentChoiceSchema = v.variant('kind', [
  v.strictObject({ guid, kind: v.literal('full'), terms: paymentTerms.full }),
  v.strictObject({ guid, kind: v.literal('mortgage'), terms: paymentTerms.mortgage }),
  v.strictObject({ guid, kind: v.literal('instalment'), terms: paymentTerms.instalment }),
  v.strictObject({ guid, kind: v.literal('trade-in'), terms: paymentTerms['trade-in'] }),
  v.strictObject({ guid, kind: v.literal('capital'), terms: paymentTerms.capital }),
]);

/** A choice as an order keeps it. */
export const ChosenPaymentSchema = v.variant('kind', [
  v.object({ kind: v.literal('full'), terms: paymentTerms.full }),
  v.object({ kind: v.literal('mortgage'), terms: paymentTerms.mortgage }),
  v.object({ kind: v.literal('instalment'), terms: paymentTerms.instalment }),
  v.object({ kind: v.literal('trade-in'), terms: paymentTerms['trade-in'] }),
  v.object({ kind: v.literal('capital'), terms: paymentTerms.capital }),
]);

export type ChosenPayment = v.InferOutput<typeof ChosenPaymentSchema>;

/** What a buyer pays the company for on the site. */
export const PaymentPurposeSchema = v.picklist(['hold'], 'Неизвестное назначение платежа');

/** `open` waits for the acquirer; `refunding` is on its way back. */
export const PaymentStateSchema = v.picklist([
  'open',
  'paid',
  'refused',
  'expired',
  'refunding',
  'refunded',
]);

/** Where the buyer goes on: the page of whoever does this step of the deal. */
export const PartnerPageSchema = v.object({
  /** Address to open; it leads back to the order. */
  url: v.string(),
});

/** Refusals of methods that hand a step of the deal to a partner. */
export const partnerErrors = {
  404: 'The buyer has no such order',
  409: 'It is not the turn of this step, or the idempotency key was used with another payload',
} as const;

/** A price that is another one than the buyer saw; `details.price` of a refusal to hold. */
export const PriceChangeSchema = v.object({
  /** What the buyer saw. */
  seen: kopecks,
  /** What holds now: sent as the price seen, it goes on. */
  now: kopecks,
});

export type PriceChange = v.InferOutput<typeof PriceChangeSchema>;

/** Who asks about a payment: the number of the order and the phone in it. */
export const OrderKeySchema = v.strictObject({
  number: requiredText(40),
  phone: RussianPhoneSchema,
});
