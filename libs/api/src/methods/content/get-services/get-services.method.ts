import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { OpaqueBlockSchema } from '../get-page/get-page.method.ts';

/** A section of the services by its name. */
export const ServiceLinkSchema = v.object({ id: v.string(), name: v.string() });

/** A section of the services (specification, section 3). */
export const ServiceSectionSchema = v.object({
  ...ServiceLinkSchema.entries,
  description: v.object({ blocks: v.array(OpaqueBlockSchema) }),
});

/** Lists the sections of the services, for the modal `services`. */
export const getServices = defineMethod({
  name: 'Content.GetServices',
  verb: 'GET',
  summary: 'Lists the sections of the services',
  input: NothingSchema,
  result: v.object({ sections: v.array(ServiceSectionSchema) }),
});
