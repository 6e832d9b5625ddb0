import { expect, test } from 'vitest';
import { reminderWords, whenInWords } from './viewing-words.ts';

test.each([
  ['2026-11-21T08:30:00.000Z', 'в субботу, 21 ноября, в 11:30'],
  ['2026-11-24T07:00:00.000Z', 'во вторник, 24 ноября, в 10:00'],
  // Already the next day in Moscow.
  ['2026-11-21T21:30:00.000Z', 'в воскресенье, 22 ноября, в 00:30'],
])('%s is «%s»', (at, words) => {
  expect(whenInWords(at).replace(/\s/g, ' ')).toBe(words);
});

test.each([
  [[24, 2], ', напомним за день и за два часа'],
  [[2], ', напомним за два часа'],
  [[], ''],
])('with reminders %j to come the words are «%s»', (hours, words) => {
  expect(reminderWords(hours).replace(/\s/g, ' ')).toBe(words);
});
