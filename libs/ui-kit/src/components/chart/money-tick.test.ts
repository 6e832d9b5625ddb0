import { describe, expect, it } from 'vitest';
import { formatMoneyTick } from './money-tick.ts';

describe('mark of a money axis', () => {
  it.each([
    [0, '0 ₽'],
    [250_000, '2,5 тыс. ₽'],
    [25_000_000, '250 тыс. ₽'],
    [125_000_000, '1,25 млн ₽'],
    [2_250_000_000, '22,5 млн ₽'],
  ])('%d kopecks are «%s»', (kopecks, expected) => {
    expect(formatMoneyTick(kopecks).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});
