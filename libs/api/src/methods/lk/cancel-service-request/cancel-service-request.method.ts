import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { ServiceRequestSchema } from '../shared/service-request.schema.ts';

/** Cancels the order of a service that was not done yet. */
export const cancelServiceRequest = defineMethod({
  name: 'LK.CancelServiceRequest',
  verb: 'POST',
  summary: 'Cancels the order of a service',
  access: 'buyer',
  input: v.strictObject({ request: guid }),
  result: v.object({ request: ServiceRequestSchema }),
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such order of a service',
    409: 'It is done or refused already',
  },
});
