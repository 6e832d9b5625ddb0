import { expect, test } from 'vitest';
import { duration, normWords } from './sun-words.ts';
import { facingWords, sharesWords } from './view-words.ts';

test.each([
  [275, '4\u00a0ч 35\u00a0мин'],
  [240, '4\u00a0ч'],
  [35, '35\u00a0мин'],
  [0, '0\u00a0мин'],
])('%d minutes are «%s»', (minutes, words) => expect(duration(minutes)).toBe(words));

test.each([
  [{ met: true }, 'норма выполнена'],
  [{ met: null }, 'норма не посчитана'],
  [{ met: false }, 'по нашему расчёту норма не выполнена'],
])('the norm %j', (norm, words) => expect(normWords(norm)).toContain(words));

test.each([
  [0, 'на север'],
  [224, 'на юго-запад'],
  [359, 'на север'],
])('a window that faces %d° looks «%s»', (facing, words) =>
  expect(facingWords(facing)).toBe(words),
);

test('what is not seen is not said', () => {
  const view = { sky: 50, water: 21, house: 29, green: 0, ground: 0 };
  expect(sharesWords(view)).toBe('небо 50\u00a0%, вода 21\u00a0%, дома 29\u00a0%');
});
