import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { leadEntries, leadErrors, LeadResultSchema, leadUrl } from '../../shared/lead.schema.ts';

export const CallRequestSecondaryInputSchema = v.strictObject({ ...leadEntries, url: leadUrl });

/** Asks the resale department to call back. */
export const callRequestSecondary = defineMethod({
  name: 'Form.CallRequestSecondary',
  verb: 'POST',
  summary: 'Asks the resale department to call back',
  input: CallRequestSecondaryInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});
