import { describe, expect, test } from 'vitest';
import { checkAnswers, refuseStrangeAnswers } from './check-answers.ts';
import type { LessonQuestion } from './types.ts';

const question = (id: string): LessonQuestion => ({
  id,
  text: `Вопрос ${id}`,
  options: [
    { id: 'yes', text: 'Да' },
    { id: 'no', text: 'Нет' },
  ],
  right: 'yes',
  why: 'Потому что да.',
});
const two = [question('one'), question('two')];

test('a check explains right answers and leaves the others to think about', () => {
  expect(checkAnswers(two, { one: 'yes', two: 'no' })).toEqual([
    { id: 'one', right: true, why: 'Потому что да.' },
    { id: 'two', right: false, why: null },
  ]);
});

describe('answers', () => {
  test.each([
    ['all of them', { one: 'yes', two: 'no' }, true],
    ['some of them, where the rest may wait', { one: 'no' }, false],
    ['none', {}, false],
  ])('are taken: %s', (_, answers, whole) => {
    expect(() => refuseStrangeAnswers(two, answers, { whole })).not.toThrow();
  });

  test.each([
    ['a question is left out', { one: 'yes' }, true, 'Ответьте на\u00a0все вопросы'],
    ['the question is unknown', { three: 'yes' }, false, 'Вопросы урока изменились'],
    ['the option is unknown', { one: 'maybe' }, false, 'Вопросы урока изменились'],
    ['the question is a trap', { constructor: 'yes' }, false, 'Вопросы урока изменились'],
  ])('are refused where %s', (_, answers, whole, message) => {
    expect(() => refuseStrangeAnswers(two, answers, { whole })).toThrow(message);
  });
});
