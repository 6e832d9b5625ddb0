import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smsSegments } from './sms-segments.ts';

test.each([
  ['', 0],
  ['a', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['ы'.repeat(70), 1],
  ['ы'.repeat(71), 2],
  ['ы'.repeat(134), 2],
  ['ы'.repeat(135), 3],
  [`${'a'.repeat(70)}ы`, 2],
  ['😀'.repeat(35), 1],
  ['😀'.repeat(36), 2],
])('%j takes %i parts', (text, parts) => {
  expect(smsSegments(text)).toBe(parts);
});

test('more words are never fewer parts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string(), (text, more) => {
      expect(smsSegments(text + more)).toBeGreaterThanOrEqual(smsSegments(text));
    }),
  );
});
