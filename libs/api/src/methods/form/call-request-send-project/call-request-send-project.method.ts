import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import {
  namedLeadEntries,
  leadErrors,
  LeadResultSchema,
  leadUrl,
} from '../../shared/lead.schema.ts';

export const CallRequestSendProjectInputSchema = v.strictObject({
  ...namedLeadEntries,
  url: leadUrl,
});

/** Sends a building project to the production department. */
export const callRequestSendProject = defineMethod({
  name: 'Form.CallRequestSendProject',
  verb: 'POST',
  summary: 'Sends a building project to the production department',
  input: CallRequestSendProjectInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});
