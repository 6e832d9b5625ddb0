import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { text } from '../../../core/schemas.ts';
import { leadEntries, leadErrors, LeadResultSchema } from '../../shared/lead.schema.ts';

export const CallRequestMortgageConsultantInputSchema = v.strictObject({
  ...leadEntries,
  email: v.optional(
    v.pipe(v.string(), v.trim(), v.email('Введите адрес почты полностью'), v.maxLength(254)),
  ),
  objectId: v.optional(text(100)),
  objects: v.optional(text(100)),
  /** DD.MM.YYYY. */
  date: v.optional(v.pipe(v.string(), v.regex(/^\d{2}\.\d{2}\.\d{4}$/, 'Введите дату'))),
  /** HH:mm, Europe/Moscow. */
  time: v.optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Выберите время'))),
});

/** Books a mortgage or an object consultation. */
export const callRequestMortgageConsultant = defineMethod({
  name: 'Form.CallRequestMortgageConsultant',
  verb: 'POST',
  summary: 'Books a mortgage or an object consultation',
  input: CallRequestMortgageConsultantInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});
