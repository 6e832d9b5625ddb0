import { describe, expect, test } from 'vitest';
import { createNearWords } from './near-words.ts';
import { otherLayout } from './other-layout.ts';

describe('near words', () => {
  const { near, beginning } = createNearWords(
    new Map([
      ['ипотека', 40],
      ['ипотеки', 30],
      ['колоннада', 8],
      ['дом', 90],
      ['метро', 50],
      ['проценты', 30],
      ['проектные', 2],
      ['мануфактура', 6],
    ]),
  );

  test.each([
    ['ипатека', 'ипотека'],
    ['ипотеак', 'ипотека'],
    ['калонада', 'колоннада'],
    ['мануфатура', 'мануфактура'],
    ['метор', 'метро'],
    ['процентные', 'проценты'],
  ])('«%s» was meant for «%s»', (typed, meant) => {
    expect(near(typed)[0]).toBe(meant);
  });

  test('a short word is taken as it is, and a strange one has nothing near', () => {
    expect(near('дон')).toEqual([]);
    expect(near('жирафовый')).toEqual([]);
  });

  test('the beginning of a word finds the frequent words first', () => {
    expect(beginning('ипот')).toEqual(['ипотека', 'ипотеки']);
    expect(beginning('яч')).toEqual([]);
  });
});

test.each([
  ['bgjntrf', 'ипотека'],
  ['Rfyfk 9', 'канал 9'],
  ['ипотека', null],
  ['k2-57 дом', null],
  ['57', null],
])('«%s» in the other layout is %j', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant);
});
