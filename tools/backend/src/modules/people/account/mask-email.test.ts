import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  ['marina@example.ru', 'm•••••@example.ru'],
  ['a@example.ru', 'a•••••@example.ru'],
  ['"m@home"@example.ru', '"•••••@example.ru'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
