import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { leadEntries, leadErrors, LeadResultSchema, leadUrl } from '../../shared/lead.schema.ts';

export const CallRequestInputSchema = v.strictObject({ ...leadEntries, url: leadUrl });

/** Asks the company to call back. */
export const callRequest = defineMethod({
  name: 'Form.CallRequest',
  verb: 'POST',
  summary: 'Asks the company to call back',
  input: CallRequestInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});
