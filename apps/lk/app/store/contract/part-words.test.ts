import { expect, test } from 'vitest';
import { dueWords, partStatus, unbroken } from './part-words.ts';

test.each([
  ['paid', '2026-10-30', 'done', 'Оплачен 30.10.2026'],
  ['late', null, 'stop', 'Срок прошёл'],
  ['due', null, 'wait', 'Скоро срок'],
  ['ahead', null, 'work', 'Впереди'],
] as const)('a part that is %s says so', (state, paid_on, tone, label) => {
  expect(partStatus({ state, paid_on })).toEqual({ tone, label });
});

test('a part that awaits the registration has no day and is not late', () => {
  const part = { due: '2026-11-18', paid_on: null, awaits_registration: true };
  expect(partStatus({ ...part, state: 'ahead' }).label).toBe('Ждёт регистрации');
  expect(dueWords(part)).toBe('после регистрации договора');
  expect(dueWords({ due: '2026-12-05' })).toBe('до\u00a05\u00a0декабря 2026');
});

test('numbers do not break at their hyphens, words may', () => {
  expect(unbroken('ДС-19874-1')).toBe('ДС\u2060-\u206019874\u2060-\u20601');
  expect(unbroken('нет машино-места')).toBe('нет машино-места');
});
