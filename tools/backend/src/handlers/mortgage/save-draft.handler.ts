import { saveMortgageDraft } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { saveAnswers } from '../../domain/mortgage-application/save-draft.ts';

/** Keeps the answers of a questionnaire as typed. */
export const saveMortgageDraftHandler = implement(saveMortgageDraft, async ({ answers }, call) => {
  const savedAt = await saveAnswers(call, answers);
  return { savedAt: savedAt.toISOString() };
});
