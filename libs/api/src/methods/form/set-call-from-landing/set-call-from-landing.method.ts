import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { leadEntries, leadErrors, LeadResultSchema, leadUrl } from '../../shared/lead.schema.ts';

export const SetCallFromLandingInputSchema = v.strictObject({ ...leadEntries, url: leadUrl });

/** Asks for a call from a landing page. */
export const setCallFromLanding = defineMethod({
  name: 'Form.SetCallFromLanding',
  verb: 'POST',
  summary: 'Asks for a call from a landing page',
  input: SetCallFromLandingInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});
