import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWholeAmount, readRoubles } from './read-roubles.ts';

describe('readRoubles', () => {
  it.each([
    ['9400000', 9_400_000],
    ['9 400 000,50 руб.', 9_400_000.5],
    ['9\u00a0400\u00a0000,50\u00a0₽', 9_400_000.5],
    ['9\u202f400\u202f000 рублей', 9_400_000],
    ['1.000.000', 1_000_000],
    ['1,234,567.89', 1_234_567.89],
    ['1.234.567,89', 1_234_567.89],
    ['12,34,567.89', 1_234_567.89],
    ["12'500.50", 12_500.5],
    ['₽ 12 500', 12_500],
    ['12 500 RUB', 12_500],
    ['57887.5', 57_887.5],
    ['57887,50р.', 57_887.5],
    ['57 887,5 р', 57_887.5],
    ['9.400', 9_400],
    ['9,400', 9_400],
    ['0,500', 0.5],
    ['9,4 млн', 9_400_000],
    ['9,400 млн ₽', 9_400_000],
    ['9.4 млн. руб.', 9_400_000],
    ['12 миллионов', 12_000_000],
    ['1,2 млрд', 1_200_000_000],
    ['850 тыс.', 850_000],
    ['850 тысяч рублей', 850_000],
    ['850т.р.', 850_000],
    ['850 т. руб.', 850_000],
    ['9 400 000 руб. 00 коп.', 9_400_000],
    ['1,234 рубля 5 копеек', 1234.05],
    ['12,5 руб. 50 коп.', null],
    ['9 млн 400 тыс.', 9_400_000],
    ['9 миллионов 50 тысяч рублей', 9_050_000],
    ['9 млн 400', null],
    ['12,', 12],
    [',5', 0.5],
    ['0', 0],
    ['1,2,3', null],
    ['1.23.456,7', 123_456.7],
    ['1,2.3,4', null],
    ['5 или 6', null],
    ['от 5 млн', null],
    ['$ 5', null],
    ['₽5 руб', null],
    ['-5', null],
    ['', null],
    [',', null],
    ['цена', null],
    ['9'.repeat(30), null],
  ])('%j is %j', (text, roubles) => expect(readRoubles(text)).toBe(roubles));

  it.each([
    ['850 тыс.', true],
    ['1.000.000', true],
    ['0,50 ₽', true],
    ['850', true],
    [',50', false],
    ['000 руб.', false],
    ['тыс.', false],
    ['договорная', false],
  ])('%j is an amount by itself: %s', (text, isWhole) => expect(isWholeAmount(text)).toBe(isWhole));

  it('reads what browsers write in many languages', () => {
    const locales = ['ru', 'en', 'de', 'fr', 'de-CH', 'en-IN', 'es', 'pl', 'sv', 'pt', 'it', 'uk'];
    const kopecks = fc.integer({ min: 0, max: 1e12 });
    fc.assert(
      fc.property(fc.constantFrom(...locales), kopecks, fc.boolean(), (locale, amount, whole) => {
        const roubles = whole ? Math.floor(amount / 100) : amount / 100;
        const digits = whole ? 0 : 2;
        const format = (options: Intl.NumberFormatOptions) =>
          new Intl.NumberFormat(locale, {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
            ...options,
          }).format(roubles);
        expect(readRoubles(format({})), format({})).toBe(roubles);
        const priced = format({
          style: 'currency',
          currency: 'RUB',
          currencyDisplay: 'narrowSymbol',
        });
        expect(readRoubles(priced), priced).toBe(roubles);
      }),
      { numRuns: 1000 },
    );
  });
});
