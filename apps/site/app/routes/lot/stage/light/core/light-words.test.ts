import { describe, expect, it, test } from 'vitest';
import { monthsWords, roomWords, spansWords } from './light-words.ts';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

test.each([
  ['Гостиная', [790, 1065], 'В гостиной солнце 22 марта с 13:10 до 17:45'],
  [
    'Спальня 2',
    [495, 518, 527, 1041],
    'В спальне 2 солнце 22 марта с 8:15 до 8:38 и с 8:47 до 17:21',
  ],
  ['Кухня-гостиная', [], 'В кухне-гостиной 22 марта прямого солнца нет'],
  ['Холл', [600, 660], 'Холл: солнце 22 марта с 10:00 до 11:00'],
])('%s', (name, spans, words) => expect(plain(roomWords(name, '22 марта', spans))).toBe(words));

it('says where there is no sun in a cell of a table', () => {
  expect(spansWords([])).toBe('нет');
  expect(spansWords([488, 1142])).toBe('8:08\u2060–\u206019:02');
});

describe('months', () => {
  test.each([
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'весь год'],
    [[1, 11, 12], 'ноя\u2060–\u2060янв'],
    [[3, 9], 'мар, сен'],
    [[4, 5, 6], 'апр\u2060–\u2060июн'],
  ])('%j are «%s»', (months, words) => expect(monthsWords(months)).toBe(words));
});
