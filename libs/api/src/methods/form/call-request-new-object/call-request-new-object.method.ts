import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { words } from '../../../core/schemas.ts';
import { leadEntries, leadErrors, LeadResultSchema } from '../../shared/lead.schema.ts';

export const CallRequestNewObjectInputSchema = v.strictObject({
  ...leadEntries,
  element: words(100),
});

/** Asks for a notice when sales of a phase start. */
export const callRequestNewObject = defineMethod({
  name: 'Form.CallRequestNewObject',
  verb: 'POST',
  summary: 'Asks for a notice when sales of a phase start',
  input: CallRequestNewObjectInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});
