import { describe, expect, it } from 'vitest';
import { greeting, todayInMoscow } from './greeting.ts';

describe('the greeting', () => {
  it.each([
    ['Савельева Марина Андреевна', 'Здравствуйте, Марина'],
    ['Ли  Анна', 'Здравствуйте, Анна'],
    [' Савельева ', 'Здравствуйте'],
    ['', 'Здравствуйте'],
  ])('of «%s» is «%s»', (fullName, words) => {
    expect(greeting(fullName)).toBe(words);
  });
});

describe('today', () => {
  it.each([
    ['2026-11-21T12:00:00Z', 'Суббота, 21 ноября'],
    ['2026-11-21T20:59:59Z', 'Суббота, 21 ноября'],
    ['2026-11-21T21:00:00Z', 'Воскресенье, 22 ноября'],
  ])('at %s is «%s»', (instant, words) => {
    expect(todayInMoscow(new Date(instant))).toBe(words);
  });
});
