import * as v from 'valibot';
import { defineMethod } from '../../core/define-method.ts';
import { alias } from '../../core/schemas.ts';
import { KeysForecastSchema } from './keys-forecast.schema.ts';

/** Forecasts the keys by the progress of the works and the company's own record; never replaces the date of the contract. */
export const getKeysForecast = defineMethod({
  name: 'Objects.GetKeysForecast',
  verb: 'GET',
  summary: 'Forecasts the keys by the progress of the works and the company’s own record',
  input: v.strictObject({
    vendor: alias,
    /** One building of it alone. */
    subvendor: v.optional(alias),
  }),
  result: KeysForecastSchema,
  errors: { 404: 'No complex or building has this alias' },
});
