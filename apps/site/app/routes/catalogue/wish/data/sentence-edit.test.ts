import { expect, test } from 'vitest';
import { goneOn, rewritten } from './sentence-edit.ts';

const without = (sentence: string, part: string) => {
  const start = sentence.indexOf(part);
  return rewritten(sentence, { start, end: start + part.length });
};

test.each([
  ['двушка, до 12 млн, у метро', 'до 12 млн', 'двушка, у метро'],
  ['двушка до 9,5 млн, уютно', 'уютно', 'двушка до 9,5 млн'],
  ['двушка, чтобы уютно', 'двушка', 'чтобы уютно'],
  ['двушка', 'двушка', ''],
])('«%s» without «%s» is «%s»', (sentence, part, rest) => {
  expect(without(sentence, part)).toBe(rest);
});

test('goes on after a comma, whatever it ended with', () => {
  expect(goneOn('двушка, ', 'у метро')).toBe('двушка, у метро');
  expect(goneOn('', 'у метро')).toBe('у метро');
});
