import { expect, test } from 'vitest';
import { isSigned, signBody } from './signature.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const header = signBody('key', 'body', NOW);

test.each([0, 600, -600])('a signature is good %i seconds from its time', (seconds) => {
  expect(isSigned('key', 'body', header, later(seconds))).toBe(true);
});

test.each([601, -601])('a signature is no longer good %i seconds from its time', (seconds) => {
  expect(isSigned('key', 'body', header, later(seconds))).toBe(false);
});

test.each([
  ['another key', 'other', 'body', header],
  ['another body', 'key', 'other', header],
  ['another time', 'key', 'body', header.replace(/^t=\d+/, 't=1795348801')],
  ['no signature', 'key', 'body', ''],
])('%s is refused', (_what, key, body, given) => {
  expect(isSigned(key, body, given, NOW)).toBe(false);
});
