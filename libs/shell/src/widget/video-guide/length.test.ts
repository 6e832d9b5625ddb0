import { expect, it } from 'vitest';
import { lengthOf, lengthWords } from './length.ts';

it.each([
  ['/film.mp4', 9.04, 9],
  ['/film.mp4#t=5.9,8.1', 9.04, 2],
  ['/film.mp4#t=5', 9.04, 4],
  ['/film.mp4#t=5,90', 9.04, 4],
  ['/film.mp4', 0.3, 1],
  ['/film.mp4', Infinity, null],
  ['/film.mp4', Number.NaN, null],
  ['/film.mp4#t=20', 9.04, null],
])('%s of %s seconds plays %s', (address, duration, seconds) => {
  expect(lengthOf(address, duration)).toBe(seconds);
});

it.each([
  [9, '0:09'],
  [60, '1:00'],
  [725, '12:05'],
])('%s seconds are %s', (seconds, words) => {
  expect(lengthWords(seconds)).toBe(words);
});
