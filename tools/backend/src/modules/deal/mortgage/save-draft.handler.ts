import { saveMortgageDraft } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { saveAnswers } from './save-draft.ts';

/** Saves the answers of a questionnaire as typed. */
export const saveMortgageDraftHandler = implement(saveMortgageDraft, async ({ answers }, call) => {
  const savedAt = await saveAnswers(call, answers);
  return { savedAt: savedAt.toISOString() };
});
