import * as v from 'valibot';
import { alias, decimal, guid, integer, kopecks, requiredText } from '../../../core/schemas.ts';
import { RoomsSchema } from '../../shared/lot.schema.ts';

/** Months over which the rest of a price is paid. */
const months = integer(1, 600);

/** Whether a bank lends what is missing. */
const mortgage = v.boolean('Укажите, нужна ли ипотека');

/** What a buyer says of each way to pay; amounts in kopecks. */
const paymentTerms = {
  full: v.strictObject({}),
  mortgage: v.strictObject({
    /** Id of a mortgage programme. */
    programme: alias,
    down_payment: kopecks,
    months,
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
