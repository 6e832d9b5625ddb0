import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias, guid, kopecks } from '../../../core/schemas.ts';

export const BankOfferSchema = v.object({
  bank: v.string(),
  programme: v.string(),
  /** Per cent a year. */
  rate: v.number(),
  /** Kopecks. */
  downPayment: kopecks,
  /** Months. */
  term: v.number(),
  /** Kopecks a month. */
  payment: kopecks,
  /** Where the figures come from, and the ISO date they were checked. */
  source: v.string(),
  actualAt: v.string(),
});

/** Lists the banks that finance one flat, lowest payment first. */
export const getIpotekaProgram = defineMethod({
  name: 'Order.GetIpotekaProgram',
  verb: 'POST',
  summary: 'Lists the banks that finance one flat, lowest payment first',
  input: v.strictObject({
    /** Guid of the flat, or its readable id of the lists: `k2-57`. */
    apartment_id: v.union([guid, alias], 'Неверный идентификатор'),
  }),
  result: v.object({ banks: v.array(BankOfferSchema) }),
  errors: { 404: 'No flat has this id' },
});
