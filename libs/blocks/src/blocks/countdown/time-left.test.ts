import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const DAY = 86_400_000;

it.each<[string, number, string]>([
  ['nothing', 0, '0 дней 00 часов 00 минут 00 секунд'],
  ['less than nothing', -5, '0 дней 00 часов 00 минут 00 секунд'],
  ['a moment', 1, '0 дней 00 часов 00 минут 01 секунда'],
  ['a minute', 60_000, '0 дней 00 часов 01 минута 00 секунд'],
  ['a day less a second', DAY - 1000, '0 дней 23 часа 59 минут 59 секунд'],
  [
    'some days',
    21 * DAY + 3_600_000 * 2 + 60_000 * 5 + 3000,
    '21 день 02 часа 05 минут 03 секунды',
  ],
])('%s', (_, milliseconds, words) => {
  expect(
    timeLeft(milliseconds)
      .map(([value, word]) => `${value} ${word}`)
      .join(' '),
  ).toBe(words);
});
