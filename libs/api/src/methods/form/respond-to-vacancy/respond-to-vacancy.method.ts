import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias, guid, requiredText, text } from '../../../core/schemas.ts';
import { leadEntries, leadErrors, LeadResultSchema, leadUrl } from '../../shared/lead.schema.ts';

/** Answers an open place of work. */
export const respondToVacancy = defineMethod({
  name: 'Form.RespondToVacancy',
  verb: 'POST',
  summary: 'Answers an open place of work',
  input: v.strictObject({
    ...leadEntries,
    url: leadUrl,
    name: v.pipe(requiredText(100), v.minLength(2, 'Напишите имя и фамилию')),
    vacancy: alias,
    email: v.optional(
      v.union([v.literal(''), v.pipe(text(200), v.email('Введите почту полностью'))]),
    ),
    message: v.optional(text(3000)),
    /** File of the CV, sent beforehand. */
    cv: v.optional(v.union([guid, v.literal('')])),
  }),
  result: LeadResultSchema,
  errors: { ...leadErrors, 404: 'The place is taken or unknown' },
});
