import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { text, words } from '../../../core/schemas.ts';
import { leadErrors, LeadResultSchema, namedLeadEntries } from '../../shared/lead.schema.ts';

/** What each of the two consultations requires beside name and phone (specification, §5). */
const REQUIRED = {
  mortgage: { email: 'Введите электронную почту' },
  object: {
    objects: 'Выберите жилой комплекс',
    date: 'Выберите день',
    time: 'Выберите время',
  },
} as const;

export const CallRequestMortgageConsultantInputSchema = v.pipe(
  v.strictObject({
    ...namedLeadEntries,
    email: v.optional(
      v.pipe(v.string(), v.trim(), v.email('Введите адрес почты полностью'), v.maxLength(254)),
    ),
    objectId: v.optional(text(100)),
    objects: v.optional(words(100, REQUIRED.object.objects)),
    /** DD.MM.YYYY. */
    date: v.optional(v.pipe(v.string(), v.regex(/^\d{2}\.\d{2}\.\d{4}$/, 'Введите дату'))),
    /** HH:mm, Europe/Moscow. */
    time: v.optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Выберите время'))),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input: Readonly<Record<string, unknown>> = dataset.value;
    const isOfObject = Object.keys(REQUIRED.object).some((key) => input[key] !== undefined);
    for (const [key, message] of Object.entries(REQUIRED[isOfObject ? 'object' : 'mortgage'])) {
      const value = input[key];
      if (value !== undefined) continue;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value }] });
    }
  }),
);

/** Books a mortgage consultation, which needs an e-mail, or an object consultation, which needs complex, day and time. */
export const callRequestMortgageConsultant = defineMethod({
  name: 'Form.CallRequestMortgageConsultant',
  verb: 'POST',
  summary: 'Books a mortgage or an object consultation',
  input: CallRequestMortgageConsultantInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});
