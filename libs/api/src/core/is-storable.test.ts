import { expect, test } from 'vitest';
import { isStorable } from './is-storable.ts';

test.each([
  ['', true],
  ['Двор весной 🏡', true],
  ['a\0b', false],
  ['\ud83c', false],
  [[1, null, true, { a: ['\udfe1'] }], false],
  [{ 'a\0': 1 }, false],
  [{ a: { b: ['текст', 1e308] } }, true],
  [undefined, true],
])('%j is storable: %s', (value, storable) => {
  expect(isStorable(value)).toBe(storable);
});
