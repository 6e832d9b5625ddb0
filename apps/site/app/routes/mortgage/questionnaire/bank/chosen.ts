import type { AnswerIssue, Answers } from '@m30/forms/questionnaire';

/** Where the chosen programmes stand among the answers, with commas between them. */
export const CHOSEN = 'programmes';

/** Ids of the chosen programmes. */
export const chosenOf = (answers: Answers): string[] =>
  (answers[CHOSEN] ?? '').split(',').filter(Boolean);

/** The answers with a programme chosen, or no longer. */
export function toggleProgramme(answers: Answers, id: string): Answers {
  const chosen = chosenOf(answers);
  const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
  return { ...answers, [CHOSEN]: next.join(',') };
}

/** What is wrong with the choice of banks. */
export const bankIssues = (answers: Answers): AnswerIssue[] =>
  chosenOf(answers).length > 0
    ? []
    : [{ path: CHOSEN, message: 'Отметьте хотя бы один банк: лучше два или три' }];
