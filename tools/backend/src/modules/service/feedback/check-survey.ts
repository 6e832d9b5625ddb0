import { refuse } from '../../../kernel/method/refuse.ts';
import type { SurveyAnswers, SurveyQuestion } from './types.ts';

/**
 * Answers of a survey without what was left empty.
 * @throws Refused 422 for a question without its answer, an impossible answer, or one of no question
 */
export function readSurveyAnswers(
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
): SurveyAnswers {
  const given = Object.entries(answers).filter(([, answer]) => answer !== '');
  const isStrange = given.some(([id]) => !questions.some((one) => one.id === id));
  if (isStrange) throw refuse(422, 'Вопросы изменились. Обновите страницу');
  const filled = new Map(given);
  const issues = questions.flatMap((question) => {
    const message = mistakeOf(question, filled.get(question.id));
    return message === null ? [] : [{ path: `answers.${question.id}`, message }];
  });
  if (issues.length > 0) throw refuse(422, 'Ответьте на\u00a0отмеченные вопросы', issues);
  return Object.fromEntries(given);
}

function mistakeOf(
  { kind, options = [], required }: SurveyQuestion,
  answer: string | undefined,
): string | null {
  if (answer === undefined) {
    if (!required) return null;
    return kind === 'text' ? 'Напишите ответ' : 'Выберите ответ';
  }
  const possible = {
    nps: /^([0-9]|10)$/.test(answer),
    scale: /^[1-5]$/.test(answer),
    choice: options.some(({ id }) => id === answer),
    text: true,
  };
  return possible[kind] ? null : 'Выберите ответ из\u00a0списка';
}

/** An answer in words, as its author chose it. */
export function answerInWords({ kind, options = [] }: SurveyQuestion, answer: string): string {
  if (kind === 'nps') return `${answer} из\u00a010`;
  if (kind === 'scale') return `${answer} из\u00a05`;
  return options.find(({ id }) => id === answer)?.text ?? answer;
}
