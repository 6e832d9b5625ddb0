import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { words } from '../../../core/schemas.ts';
import { namedLeadEntries, leadErrors, LeadResultSchema } from '../../shared/lead.schema.ts';

export const CallRequestShowRoomInputSchema = v.strictObject({
  ...namedLeadEntries,
  element: words(100),
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
