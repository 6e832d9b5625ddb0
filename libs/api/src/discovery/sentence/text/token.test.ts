import { describe, expect, test } from 'vitest';
import { tokensOf } from './token.ts';

const numbersOf = (text: string) =>
  tokensOf(text)
    .filter(({ kind }) => kind === 'number')
    .map(({ value }) => value);

describe('numbers', () => {
  test.each([
    ['12', [12]],
    ['12,5', [12.5]],
    ['12.50', [12.5]],
    ['12 500 000', [12_500_000]],
    ['12\u00a0500\u202f000', [12_500_000]],
    ['12.500.000', [12_500_000]],
    ["12'500'000", [12_500_000]],
    ['9 900', [9900]],
    ['5 10', [5, 10]],
    ['1234 567', [1234, 567]],
    ['60м2', [60, 2]],
    ['01.12.2027', [NaN]],
  ])('%j is %j', (text, values) => {
    expect(numbersOf(text)).toEqual(values);
  });

  test('a date keeps its parts', () => {
    expect(tokensOf('01.12.2027')[0]?.parts).toEqual([1, 12, 2027]);
  });
});

test.each([
  ['Ещё ёлка', ['еще', 'елка']],
  ['двy\u0301шка', ['двушка']],
  ['2-комнатная', ['2', 'комнатная']],
  ['10–15', ['10', '-', '15']],
  ['10 — 15', ['10', '-', '15']],
  ['лот k2-57', ['лот', 'k2-57']],
  ['1e9 млн', ['1e9', 'млн']],
  ['до…12', ['до', '-', '12']],
  ['🏠\ud800двушка\u200bдо', ['двушка', 'до']],
])('%j is cut into %j', (text, words) => {
  expect(tokensOf(text).map((token) => token.text)).toEqual(words);
});

test('each token stands where it says', () => {
  const text = 'Двушка, «Залив» 2-к, до 12,5 млн ₽!';
  for (const { text: word, start, end } of tokensOf(text)) {
    expect(text.slice(start, end).toLowerCase()).toBe(word);
  }
});
