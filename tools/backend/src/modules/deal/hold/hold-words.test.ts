import { expect, test } from 'vitest';
import { pauseWords, tooManyWords } from './hold-words.ts';

const pause = { count: 2, until: new Date('2026-11-28T09:00:00Z') };

test.each([
  ['buyer', /^Эту квартиру вы уже бронировали 2\sраза\. Снова это можно сделать с\s28\sноября/],
  ['client', /^Эту квартиру клиент уже бронировал 2\sраза\. Снова это можно сделать с\s28\sноября/],
] as const)('a pause speaks to whom reads it: %s', (who, words) => {
  expect(pauseWords('flat', pause, who)).toMatch(words);
});

test('a limit speaks of the client where the office reads it', () => {
  expect(tooManyWords(3, 'buyer')).toMatch(/^Без оплаты можно держать не больше 3/);
  expect(tooManyWords(3, 'client')).toMatch(/^У клиента уже 3 брони/);
});
