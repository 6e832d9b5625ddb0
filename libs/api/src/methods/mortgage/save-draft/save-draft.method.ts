import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { AnswersSchema, QuestionnaireKindSchema } from '../shared/questionnaire.schema.ts';

/**
 * Keeps the answers of a questionnaire so far, of a buyer or of an anonymous visitor: those named
 * change, an empty one is forgotten, the others stay. Nothing of them is checked.
 */
export const saveMortgageDraft = defineMethod({
  name: 'Mortgage.SaveDraft',
  verb: 'POST',
  summary: 'Keeps the answers of a mortgage questionnaire so far',
  input: v.strictObject({ kind: QuestionnaireKindSchema, answers: AnswersSchema }),
  result: v.object({
    /** ISO instant. */
    savedAt: v.string(),
  }),
  errors: { 422: 'The draft has become too long' },
});
