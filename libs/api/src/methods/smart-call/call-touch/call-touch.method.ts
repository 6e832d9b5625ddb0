import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import {
  namedLeadEntries,
  leadErrors,
  LeadResultSchema,
  leadUrl,
} from '../../shared/lead.schema.ts';

export const CallTouchInputSchema = v.strictObject({ ...namedLeadEntries, url: leadUrl });

/** Sends the request of the smart-call popup. */
export const callTouch = defineMethod({
  name: 'SmartCall.CallTouch',
  verb: 'POST',
  summary: 'Sends the request of the smart-call popup',
  input: CallTouchInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});
