import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  ['marina@example.ru', 'm•••••@example.ru'],
  ['a@b.ru', 'a•••••@b.ru'],
  ['"m@home"@example.ru', '"•••••@example.ru'],
  ['почта@пример.рф', 'п•••••@пример.рф'],
  ['nobody', 'n•••••'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
