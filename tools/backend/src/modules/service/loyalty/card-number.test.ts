import { expect, test } from 'vitest';
import { printNumber, readNumber } from './card-number.ts';

test.each([
  ['30000417', '30000417'],
  ['3000 0417', '30000417'],
  [' 3000-0417 ', '30000417'],
  ['4000 0417', null],
  ['3000 041', null],
  ['demo-karta-savelevoy', null],
  ['', null],
])('«%s» is read as %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test('a number is printed as two groups of four', () => {
  expect(printNumber('30000417')).toBe('3000 0417');
});
