import { expect, test } from 'vitest';
import { isSameSecret } from './is-same-secret.ts';

test.each([
  ['a1b2', 'a1b2', true],
  ['a1b2', 'a1b3', false],
  ['a1b', 'a1b2', false],
  ['', 'a1b2', false],
  ['a1b2', Buffer.from('a1b2'), true],
  // As many letters, more bytes.
  ['я1b2', 'a1b2', false],
])('%s is the same as %s: %s', (given, right, answer) => {
  expect(isSameSecret(given, right)).toBe(answer);
});
