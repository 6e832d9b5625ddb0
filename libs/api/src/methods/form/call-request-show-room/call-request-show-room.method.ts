import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { requiredText } from '../../../core/schemas.ts';
import { leadEntries, leadErrors, LeadResultSchema } from '../../shared/lead.schema.ts';

export const CallRequestShowRoomInputSchema = v.strictObject({
  ...leadEntries,
  element: requiredText(100),
});

/** Asks for a visit to a showroom. */
export const callRequestShowRoom = defineMethod({
  name: 'Form.CallRequestShowRoom',
  verb: 'POST',
  summary: 'Asks for a visit to a showroom',
  input: CallRequestShowRoomInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});
