import { isoDay, normaliseMasked } from '@m30/ui-kit/mask';
import { askedOf, type Asked } from './asked.ts';
import type { ConsentMode } from '../forms-port.ts';
import type { Answers, Question } from '../question/question.ts';
import type { QuestionnaireKind } from './questionnaires.ts';

/** What is wrong with one answer, in Russian. */
export interface AnswerIssue {
  /** Where the answer stands: `p0.snils`. */
  path: string;
  message: string;
}

/** Everything that is wrong with a questionnaire, in the order of its pages; the browser and the server ask here. */
export function checkAnswers(
  kind: QuestionnaireKind,
  answers: Answers,
  now: Date,
  mode?: ConsentMode,
): AnswerIssue[] {
  return issuesOf(askedOf(kind, answers, mode), answers, now);
}

/** What is wrong with some of its questions. */
export function issuesOf(asked: readonly Asked[], answers: Answers, now: Date): AnswerIssue[] {
  return asked.flatMap(({ path, scope, question }) => {
    const context = { now, answerOf: (name: string) => answers[scope + name] ?? '' };
    const message = complaintOf(question, (answers[path] ?? '').trim(), context);
    return message === null ? [] : [{ path, message }];
  });
}

/**
 * What is asked and answered of a questionnaire, fit to keep: unknown and hidden answers dropped, masked ones as
 * `normaliseMasked` writes them, empty ones left out.
 */
export function readAnswers(
  kind: QuestionnaireKind,
  answers: Answers,
  mode?: ConsentMode,
): Record<string, string> {
  const answered = askedOf(kind, answers, mode).flatMap(({ path, question }) => {
    const typed = (answers[path] ?? '').trim();
    const value = question.as === 'masked' ? normaliseMasked(question.mask, typed) : typed;
    return value ? [[path, value]] : [];
  });
  return Object.fromEntries(answered);
}

type Context = Parameters<NonNullable<Question['check']>>[1];

function complaintOf(question: Question, value: string, context: Context): string | null {
  const isEmpty = value === '' || (question.as === 'flag' && value !== '1');
  if (isEmpty) return question.optional ? null : question.error;
  if (!hasItsShape(question, value)) return question.error;
  return question.check?.(value, context) ?? null;
}

/** Whether a value is whole: nothing is missing, and it is one that the control can give. */
function hasItsShape(question: Question, value: string): boolean {
  switch (question.as) {
    case 'masked':
      return normaliseMasked(question.mask, value) !== null;
    case 'day':
      return isoDay(value) !== null;
    case 'money':
    case 'number':
      return /^\d{1,15}$/.test(value);
    case 'digits':
      return /^\d+$/.test(value);
    case 'choice':
      return question.options.some(({ id }) => id === value);
    case 'flag':
      return value === '1';
    case 'text':
    case 'email':
      return value.length <= (question.maxLength ?? 300);
    case 'programme':
      return value.length <= 100;
  }
}
