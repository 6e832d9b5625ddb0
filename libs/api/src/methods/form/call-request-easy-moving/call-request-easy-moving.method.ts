import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import {
  namedLeadEntries,
  leadErrors,
  LeadResultSchema,
  leadUrl,
} from '../../shared/lead.schema.ts';

export const CallRequestEasyMovingInputSchema = v.strictObject({
  ...namedLeadEntries,
  url: leadUrl,
});

/** Asks for help with moving. */
export const callRequestEasyMoving = defineMethod({
  name: 'Form.CallRequestEasyMoving',
  verb: 'POST',
  summary: 'Asks for help with moving',
  input: CallRequestEasyMovingInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});
