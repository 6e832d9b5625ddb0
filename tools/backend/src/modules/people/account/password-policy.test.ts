import { expect, test } from 'vitest';
import { judgePassword } from './password-policy.ts';

const phone = '+79213041762';
const COMMON = 'Такой пароль слишком известен. Придумайте другой';
const PHONE = 'Номер телефона — слишком простой пароль. Придумайте другой';

test.each([
  ['granit', 'Пароль не короче 8 символов'],
  ['12345678', COMMON],
  ['Qwerty123', COMMON],
  ['ЙЦУКЕН123', COMMON],
  ['ababababab', COMMON],
  ['79213041762', PHONE],
  ['89213041762', PHONE],
  ['9213041762', PHONE],
  ['granit-2026', null],
  ['пять слов на мосту', null],
  ['92130417620', null],
])('under the strict policy «%s» is judged', (password, expected) => {
  expect(judgePassword('strict', password, phone)).toBe(expected);
});

test('under the basic policy the contract’s five characters are enough', () => {
  expect(judgePassword('basic', '12345', phone)).toBeNull();
});
