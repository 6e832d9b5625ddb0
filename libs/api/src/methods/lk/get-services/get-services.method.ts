import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { integer, kopecks } from '../../../core/schemas.ts';
import { pageEntries } from '../shared/premise.schema.ts';
import { ServiceRequestSchema } from '../shared/service-request.schema.ts';

/** Lists the services and what the buyer has ordered of them, newest first. */
export const getAccountServices = defineMethod({
  name: 'LK.GetServices',
  verb: 'GET',
  summary: 'Lists the services and the buyer’s orders of them',
  access: 'buyer',
  input: v.strictObject({ page: v.optional(integer(1, 10_000), 1) }),
  result: v.object({
    /** Of the first level, each with those below it. */
    sections: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        /** Kopecks; `null` where only an estimate tells. */
        price_from: v.nullable(kopecks),
        sections: v.array(
          v.object({ id: v.string(), name: v.string(), price_from: v.nullable(kopecks) }),
        ),
      }),
    ),
    requests: v.array(ServiceRequestSchema),
    ...pageEntries,
  }),
  errors: {
    401: 'Nobody is logged in',
  },
});
