import { describe, expect, test } from 'vitest';
import { Refused } from '../../../kernel/method/refuse.ts';
import { answerInWords, readSurveyAnswers } from './check-survey.ts';
import type { SurveyQuestion } from './types.ts';

const questions: SurveyQuestion[] = [
  { id: 'nps', kind: 'nps', text: 'Посоветуете?', required: true },
  { id: 'office', kind: 'scale', text: 'Как вам офис?', required: false },
  {
    id: 'best',
    kind: 'choice',
    text: 'Что понравилось?',
    options: [
      { id: 'manager', text: 'Менеджер' },
      { id: 'site', text: 'Сайт' },
    ],
    required: true,
  },
  { id: 'more', kind: 'text', text: 'Что ещё?', required: false },
];

describe('answers of a survey', () => {
  test('are kept without what was left empty', () => {
    const answers = { nps: '10', best: 'site', office: '', more: '' };
    expect(readSurveyAnswers(questions, answers)).toEqual({ nps: '10', best: 'site' });
  });

  test.each([
    ['nothing', {}, ['answers.nps', 'answers.best']],
    ['a mark beyond the scale', { nps: '11', best: 'site' }, ['answers.nps']],
    ['a mark that is no figure', { nps: '1e1', best: 'site' }, ['answers.nps']],
    ['no star', { nps: '5', best: 'site', office: '0' }, ['answers.office']],
    ['an unknown choice', { nps: '5', best: 'constructor' }, ['answers.best']],
  ])('are refused beside the question: %s', (_, answers, paths) => {
    expect(pathsOf(() => readSurveyAnswers(questions, answers))).toEqual(paths);
  });

  test('are refused for a question of nobody', () => {
    const read = () => readSurveyAnswers(questions, { nps: '5', best: 'site', other: '1' });
    expect(read).toThrow('Вопросы изменились');
  });
});

test.each([
  ['nps', '9', '9 из\u00a010'],
  ['office', '4', '4 из\u00a05'],
  ['best', 'manager', 'Менеджер'],
  ['more', 'Спасибо.', 'Спасибо.'],
])('the answer to «%s» is told in words', (id, answer, words) => {
  const question = questions.find((one) => one.id === id);
  expect(question && answerInWords(question, answer)).toBe(words);
});

/** Fields that a refusal names. */
function pathsOf(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof Refused) return (error.issues ?? []).map(({ path }) => path);
  }
  return [];
}
