import { createContext, use } from 'react';
import { issuesOf, type AnswerIssue, type Asked } from '@m30/forms/questionnaire';
import { useAnswer, useDraft } from '../../../../store/mortgage/index.ts';

/** What the last try to go on has found wrong, by path, with the answer that was wrong. */
export type Complaints = ReadonlyMap<string, { message: string; value: string }>;

/** Gives the questions below it the complaints of the last try. */
export const ComplaintsProvider = createContext<Complaints>(new Map());

/** The complaints about some answers. */
export function complain(
  issues: readonly AnswerIssue[],
  answers: Readonly<Record<string, string>>,
): Complaints {
  return new Map(
    issues.map(({ path, message }) => [path, { message, value: answers[path] ?? '' }]),
  );
}

/** Id of the control of a question, for labels and for the list of errors. */
export const controlId = (path: string): string => `anketa-${path}`;

/** A question's answer and what is wrong with it: said after a try to go on, gone as soon as the answer is good. */
export function useQuestion(asked: Asked) {
  const { path } = asked;
  const draft = useDraft();
  const value = useAnswer(path);
  const complaint = use(ComplaintsProvider).get(path);
  const error = complaint && messageNow();
  return { value, error, answer: (next: string) => draft.set(path, next) };

  function messageNow(): string | undefined {
    const [issue] = issuesOf([asked], draft.answers(), new Date());
    // The server may know more than the rules of the page.
    return issue?.message ?? (value === complaint?.value ? complaint.message : undefined);
  }
}
