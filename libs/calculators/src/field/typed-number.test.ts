import { expect, it } from 'vitest';
import { parseTyped } from './typed-number.ts';

it.each([
  ['6 400 000', 6_400_000],
  ['6\u00a0400\u00a0000\u00a0₽', 6_400_000],
  ['17,5', 17.5],
  ['20.1 %', 20.1],
  ['5,', 5],
  [',5', 0.5],
  ['007', 7],
  ['', null],
  ['двадцать', null],
  ['-5', null],
  ['1,2,3', null],
  ['1e5', null],
])('reads %j as %s', (text, value) => {
  expect(parseTyped(text)).toBe(value);
});
