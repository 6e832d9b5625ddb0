import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { QuestionnaireKindSchema } from '../shared/questionnaire.schema.ts';

const StoredAnswersSchema = v.record(v.string(), v.string());

/**
 * Gives the visitor's own draft and what is known of him already. One draft serves every
 * configuration, so that a long questionnaire goes on where a short one ended.
 */
export const getMortgageDraft = defineMethod({
  name: 'Mortgage.GetDraft',
  verb: 'GET',
  summary: 'Gives the draft of a mortgage questionnaire and what is known already',
  input: v.strictObject({ kind: QuestionnaireKindSchema, order: v.optional(guid) }),
  result: v.object({
    draft: v.nullable(
      v.object({
        answers: StoredAnswersSchema,
        /** ISO instant. */
        savedAt: v.string(),
      }),
    ),
    /** Answers to begin with: of the buyer, of his order or of his reserve in the office. */
    prefill: StoredAnswersSchema,
  }),
  errors: { 404: 'The buyer has no such order' },
});
