import { formatMoney } from '@m30/ui-kit/format';
import { formatPhone, normaliseMasked } from '@m30/ui-kit/mask';
import { issuesOf, type AnswerIssue } from '../questionnaire/check-answers.ts';
import type { Asked } from '../questionnaire/asked.ts';
import type { Answers, Question } from '../question/question.ts';
import { questionsOf, type StatementTemplate } from './template/template.ts';

/** What a document shows where an answer is missing. */
const BLANK = '__________';

/** The questions of a template as its answers stand; those that other answers hide are left out. */
export function askedByStatement(template: StatementTemplate, answers: Answers): Asked[] {
  return questionsOf(template)
    .filter(({ when }) => !when || when.is.includes(answers[when.name] ?? ''))
    .map((question) => ({
      ...{ path: question.name, scope: '', question, section: template.id, person: null },
    }));
}

/** Everything that is wrong with a statement, in order; the browser and the server ask here. */
export function checkStatement(
  template: StatementTemplate,
  answers: Answers,
  now: Date,
): AnswerIssue[] {
  return issuesOf(askedByStatement(template, answers), answers, now);
}

/** Answers fit to keep: unknown and hidden ones dropped, masked ones as `normaliseMasked` writes them. */
export function readStatement(
  template: StatementTemplate,
  answers: Answers,
): Record<string, string> {
  const answered = askedByStatement(template, answers).flatMap(({ path, question }) => {
    const typed = (answers[path] ?? '').trim();
    const value = question.as === 'masked' ? normaliseMasked(question.mask, typed) : typed;
    return value ? [[path, value]] : [];
  });
  return Object.fromEntries(answered);
}

/** Answers as a person reads them, with the names of their questions. */
export function statementFacts(
  template: StatementTemplate,
  answers: Answers,
): { label: string; value: string }[] {
  return askedByStatement(template, answers).flatMap(({ question }) => {
    const value = answers[question.name] ?? '';
    return value === '' ? [] : [{ label: factLabel(question), value: inWords(question, value) }];
  });
}

/** A sum in words has its unit itself. */
const factLabel = ({ label }: { label: string }): string => label.replace(/, ₽$/, '');

/** What the buyer asks for, as paragraphs of the document; blanks where answers are missing. */
export function statementParagraphs(
  template: StatementTemplate,
  answers: Answers,
): readonly string[] {
  const byName = new Map(questionsOf(template).map((question) => [question.name, question]));
  return template.paragraphs((name) => {
    const question = byName.get(name);
    const value = answers[name] ?? '';
    return question && value !== '' ? inWords(question, value) : BLANK;
  });
}

function inWords(question: Question, value: string): string {
  switch (question.as) {
    case 'money':
      return /^\d+$/.test(value) ? formatMoney(Number(value), { fractionDigits: 2 }) : value;
    case 'choice':
      return question.options.find(({ id }) => id === value)?.label ?? value;
    case 'masked':
      return question.mask === 'phone' ? formatPhone(value) : value;
    default:
      return value;
  }
}
