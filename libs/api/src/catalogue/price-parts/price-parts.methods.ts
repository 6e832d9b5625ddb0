import * as v from 'valibot';
import { defineMethod } from '../../core/define-method.ts';
import { alias } from '../../core/schemas.ts';
import { PricePartsSchema } from './price-parts.schema.ts';

/** Explains the price of a flat as a sum, by a model of the company's own price list. */
export const getPriceParts = defineMethod({
  name: 'Objects.GetPriceParts',
  verb: 'GET',
  summary: 'Explains the price of a flat as a sum, by a model of the price list of its complex',
  input: v.strictObject({ vendor: alias, subvendor: alias, id: alias }),
  result: PricePartsSchema,
  errors: { 404: 'No lot has this address' },
});
