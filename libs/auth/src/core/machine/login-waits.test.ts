import { expect, test } from 'vitest';
import { loginWaits } from './login-waits.ts';

test.each([
  ['', '', 'Чтобы войти, введите телефон полностью и пароль, не короче 5 знаков'],
  ['+7 (921) 000-00', '12345', 'Чтобы войти, введите телефон полностью'],
  ['+7 (921) 000-00-01', '1234', 'Чтобы войти, введите пароль, не короче 5 знаков'],
  ['+7 (921) 000-00-01', '12345', undefined],
])('«%s» with «%s» waits for «%s»', (phone, password, words) => {
  expect(loginWaits({ phone, password })?.replaceAll('\u00a0', ' ')).toBe(words);
});
