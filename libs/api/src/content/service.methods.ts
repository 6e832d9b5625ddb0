import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias, NothingSchema } from '../core/schemas.ts';
import { OpaqueBlockSchema } from './page.schema.ts';

/** A section of the services by its name. */
const ServiceLinkSchema = v.object({ id: v.string(), name: v.string() });

/** A section of the services (specification, section 3). */
const ServiceSectionSchema = v.object({
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

/** Returns one section of the services, for the modal `servicesInner`. */
export const getService = defineMethod({
  name: 'Content.GetService',
  verb: 'GET',
  summary: 'Returns one section of the services with what stands above and below it',
  input: v.strictObject({ id: alias }),
  result: v.object({
    ...ServiceSectionSchema.entries,
    /** From the top down; empty for a section of the first level. */
    parents: v.array(ServiceLinkSchema),
    sections: v.array(ServiceLinkSchema),
  }),
  errors: { 404: 'No section has this id' },
});
