import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { requiredText } from '../../../core/schemas.ts';
import { CoordinateSchema } from '../shared/coordinate.schema.ts';

/** Gives the way by car from a place to an address. */
export const getRoute = defineMethod({
  name: 'Map.GetRoute',
  // An address of work is nobody's business: it stays out of addresses and their logs.
  verb: 'POST',
  summary: 'Gives the way by car from a place to an address',
  input: v.strictObject({
    from: CoordinateSchema,
    address: requiredText(200),
  }),
  result: v.object({
    /** Whole minutes, one at least. */
    minutes: v.number(),
    metres: v.number(),
    /** Reckoned without traffic. */
    estimate: v.boolean(),
    /** What the address was taken for; `exact` is the house itself. */
    matched: v.object({ label: v.string(), coordinate: CoordinateSchema, exact: v.boolean() }),
    /** From the start to the goal. */
    line: v.array(CoordinateSchema),
  }),
  errors: {
    404: 'No such address',
    422: 'No road leads there',
    429: 'Too many from one address',
    503: 'No service answered',
  },
});
