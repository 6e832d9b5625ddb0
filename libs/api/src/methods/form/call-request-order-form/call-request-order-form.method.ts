import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias, guid } from '../../../core/schemas.ts';
import { namedLeadEntries, leadErrors, LeadResultSchema } from '../../shared/lead.schema.ts';

export const CallRequestOrderFormInputSchema = v.strictObject({
  ...namedLeadEntries,
  /** Guid of the lot, or its readable id: `k2-57`. */
  apartment_guid: v.union([guid, alias], 'Неверный идентификатор'),
});

/** Leaves a request for one lot. */
export const callRequestOrderForm = defineMethod({
  name: 'Form.CallRequestOrderForm',
  verb: 'POST',
  summary: 'Leaves a request for one lot',
  input: CallRequestOrderFormInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});
