import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias } from '../../../core/schemas.ts';
import { ServiceLinkSchema, ServiceSectionSchema } from '../get-services/get-services.method.ts';

/** Gives one section of the services, for the modal `servicesInner`. */
export const getService = defineMethod({
  name: 'Content.GetService',
  verb: 'GET',
  summary: 'Gives one section of the services with what stands above and below it',
  input: v.strictObject({ id: alias }),
  result: v.object({
    ...ServiceSectionSchema.entries,
    /** From the top down; empty for a section of the first level. */
    parents: v.array(ServiceLinkSchema),
    sections: v.array(ServiceLinkSchema),
  }),
  errors: { 404: 'No section has this id' },
});
