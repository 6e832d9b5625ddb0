import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { LeadConsentSchema, leadErrors } from '../../shared/lead.schema.ts';
import { ApplicationSchema } from '../shared/application.schema.ts';
import { AnswersSchema, QuestionnaireKindSchema } from '../shared/questionnaire.schema.ts';

/**
 * Sends a questionnaire to the chosen banks at once; a short one goes to the staff and begins the draft of the full
 * one. Wrong answers are refused with `issues` whose path is that of the answer.
 */
export const sendMortgage = defineMethod({
  name: 'Mortgage.Send',
  verb: 'POST',
  summary: 'Sends a mortgage questionnaire to the chosen banks at once',
  input: v.strictObject({
    kind: QuestionnaireKindSchema,
    answers: AnswersSchema,
    /** Ids of banks' programmes; none for a short questionnaire. */
    programmes: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(80))),
      v.maxLength(8, 'Не больше восьми банков'),
    ),
    /** The order that the mortgage is for. */
    order: v.optional(guid),
    /** Answer to the anti-bot challenge. */
    token: v.pipe(v.string(), v.maxLength(4000)),
    consent: v.optional(LeadConsentSchema),
  }),
  result: v.object({
    /** `null` for a short questionnaire: no bank has it yet. */
    application: v.nullable(ApplicationSchema),
  }),
  errors: {
    ...leadErrors,
    400: 'Answers are missing or wrong',
    404: 'The buyer has no such order, or there is no such programme',
    409: 'The order does not wait for a mortgage, or the key was used with another payload',
  },
});
