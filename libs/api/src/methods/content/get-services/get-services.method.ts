import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';

/** A section of the services, as the list shows it. */
export const ServiceLinkSchema = v.object({ id: v.string(), name: v.string() });

/** Lists the sections of the services, for the modal `services`. */
export const getServices = defineMethod({
  name: 'Content.GetServices',
  verb: 'GET',
  summary: 'Lists the sections of the services',
  input: NothingSchema,
  result: v.object({ sections: v.array(ServiceLinkSchema) }),
});
