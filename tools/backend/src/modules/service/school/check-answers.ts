import { refuse } from '../../../kernel/method/refuse.ts';
import type { LessonAnswers, LessonQuestion } from './types.ts';

/** What a check says of one question. */
export interface CheckedAnswer {
  id: string;
  right: boolean;
  /** Said of right answers alone. */
  why: string | null;
}

/** Tells which answers are right; a question without an answer is not. */
export function checkAnswers(
  questions: readonly LessonQuestion[],
  answers: LessonAnswers,
): CheckedAnswer[] {
  return questions.map(({ id, right, why }) => {
    const isRight = Object.hasOwn(answers, id) && answers[id] === right;
    return { id, right: isRight, why: isRight ? why : null };
  });
}

/**
 * Makes sure that answers belong to a lesson.
 * @throws Refused 422 for an unknown question or option, and with `whole` for a question without an answer
 */
export function refuseStrangeAnswers(
  questions: readonly LessonQuestion[],
  answers: LessonAnswers,
  { whole }: { whole: boolean },
): void {
  for (const [id, option] of Object.entries(answers)) {
    const question = questions.find((one) => one.id === id);
    if (!question?.options.some((one) => one.id === option)) {
      throw refuse(422, 'Вопросы урока изменились. Обновите страницу');
    }
  }
  const empty = questions.filter(({ id }) => !Object.hasOwn(answers, id));
  if (!whole || empty.length === 0) return;
  throw refuse(
    422,
    'Ответьте на\u00a0все вопросы',
    empty.map(({ id }) => ({ path: `answers.${id}`, message: 'Выберите ответ' })),
  );
}
