import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { leadEntries, leadErrors, LeadResultSchema } from '../../shared/lead.schema.ts';

export const CallRequestOrderFormInputSchema = v.strictObject({
  ...leadEntries,
  apartment_guid: guid,
});

/** Leaves a request for one flat. */
export const callRequestOrderForm = defineMethod({
  name: 'Form.CallRequestOrderForm',
  verb: 'POST',
  summary: 'Leaves a request for one flat',
  input: CallRequestOrderFormInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});
