import * as v from 'valibot';
import { kopecks } from '../core/schemas.ts';

const months = v.pipe(v.number('Введите срок'), v.integer(), v.minValue(1), v.maxValue(600));

/** How a buyer has said in the office to pay; the other ways are chosen in the account. */
export const OfficePaymentSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('full') }),
  v.strictObject({
    kind: v.literal('mortgage'),
    /** Id of a programme. */
    programme: v.pipe(v.string(), v.maxLength(100)),
    down_payment: kopecks,
    months,
  }),
  v.strictObject({ kind: v.literal('instalment'), down_payment: kopecks, months }),
]);

export type OfficePayment = v.InferOutput<typeof OfficePaymentSchema>;

/** A lot as it is offered in the office. */
export const OfficeLotSchema = v.object({
  guid: v.string(),
  /** «Канал 9, корпус 2, № 49». */
  title: v.string(),
  /** «квартира, 2 комнаты, 54,3 м², 7 этаж». */
  about: v.string(),
  status: v.picklist(['free', 'held', 'reserved', 'sold', 'closed']),
  price: kopecks,
  old_price: v.nullable(kopecks),
  /** Page of the site. */
  url: v.string(),
  /** Loans that a buyer of it may take, the ones for families alone are left to the account. */
  programmes: v.array(
    v.object({
      id: v.string(),
      /** «Стандартная, Банк». */
      title: v.string(),
      /** Per cent a year. */
      rate: v.number(),
      /** The least first payment, kopecks. */
      least: kopecks,
      /** Months. */
      most_months: v.number(),
      /** A month on the least first payment and the longest term, kopecks. */
      monthly: kopecks,
    }),
  ),
  /** `null` where it is not sold so. */
  instalment: v.nullable(
    v.object({ least: kopecks, most: kopecks, most_months: v.number(), every: v.number() }),
  ),
});
