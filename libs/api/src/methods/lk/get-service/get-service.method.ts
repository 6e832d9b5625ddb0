import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias } from '../../../core/schemas.ts';
import { getService } from '../../content/get-service/get-service.method.ts';
import { PremiseSchema } from '../shared/premise.schema.ts';
import { ServiceOfferSchema } from '../shared/service-request.schema.ts';

/** Gives a section of the services with what the form of its order needs. */
export const getAccountService = defineMethod({
  name: 'LK.GetService',
  verb: 'GET',
  summary: 'Gives one service with the form of its order',
  access: 'buyer',
  input: v.strictObject({ id: alias }),
  result: v.object({
    service: getService.result,
    /** `null` where something below it is ordered. */
    offer: v.nullable(ServiceOfferSchema),
    premises: v.array(PremiseSchema),
    /** ISO dates: from which and until which day it may be wished for. */
    first_day: v.string(),
    last_day: v.string(),
  }),
  errors: {
    401: 'Nobody is logged in',
    404: 'No section has this id',
  },
});
