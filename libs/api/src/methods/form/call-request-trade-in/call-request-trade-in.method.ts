import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { decimal, integer, requiredText } from '../../../core/schemas.ts';
import { leadEntries, leadErrors, LeadResultSchema, leadUrl } from '../../shared/lead.schema.ts';

/** A figure of the flat, kept with the lead as staff read it. */
const asText = v.transform((value: number) => String(value).replace('.', ','));

/** Asks what a flat is worth that is to go towards the price of a new one. */
export const callRequestTradeIn = defineMethod({
  name: 'Form.CallRequestTradeIn',
  verb: 'POST',
  summary: 'Asks what a flat is worth that goes towards the price of a new one',
  input: v.strictObject({
    ...leadEntries,
    url: leadUrl,
    address: requiredText(300),
    rooms: v.picklist(['studio', '1', '2', '3', '4'], 'Выберите число комнат'),
    /** Square metres. */
    area: v.pipe(decimal(10, 1000), asText),
    floor: v.pipe(integer(1, 99), asText),
    /** Floors of the house. */
    floors: v.pipe(integer(1, 99), asText),
  }),
  result: LeadResultSchema,
  errors: leadErrors,
});
