import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SUM, refinancingCodec } from './refinancing-query.ts';
import {
  limitWords,
  loanExceeded,
  refinance,
  refinancingFormula,
  type RefinancingData,
} from './refinancing.ts';

const data: RefinancingData = {
  sum: 640_000_000,
  rate: 17.5,
  rateNew: 6,
  period: { current: 264, min: 12, max: 360 },
};

describe('refinance', () => {
  it('compares the two mortgages', () => {
    expect(refinance({ sum: 640_000_000, rate: 17.5, months: 264 }, 6)).toEqual({
      current: { label: 'current', rate: 17.5, payment: 9_542_112, overpayment: 1_879_117_568 },
      next: { label: 'family', rate: 6, payment: 4_371_676, overpayment: 514_122_464 },
      savedMonthly: 5_170_436,
      savedTotal: 1_364_995_104,
    });
  });

  it.each([
    ['no balance', { sum: 0, rate: 17.5, months: 12 }, 6],
    ['no rate', { sum: 100, rate: 0, months: 12 }, 6],
    ['a rate above 100', { sum: 100, rate: 100.1, months: 12 }, 6],
    ['a rate that is no number', { sum: 100, rate: Number.NaN, months: 12 }, 6],
    ['no new rate', { sum: 100, rate: 17.5, months: 12 }, 0],
    ['a new rate above 100', { sum: 100, rate: 17.5, months: 12 }, 101],
    ['no term', { sum: 100, rate: 17.5, months: 0 }, 6],
  ])('does not run with %s', (_, choice, rateNew) => {
    expect(refinance(choice, rateNew)).toBeNull();
  });

  it('runs at a rate of exactly 100', () => {
    expect(refinance({ sum: 100_000, rate: 100, months: 12 }, 100)?.savedTotal).toBe(0);
  });

  it('saves a month what it saves in all, month by month', () => {
    const rate = fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MAX_SUM }),
        fc.integer({ min: 1, max: 360 }),
        rate,
        rate,
        (sum, months, before, after) => {
          const found = refinance({ sum, months, rate: before }, after);
          expect(found?.savedTotal).toBe((found?.savedMonthly ?? 0) * months);
        },
      ),
    );
  });
});

describe('the limits of the programme', () => {
  const MOST = 1_200_000_000;
  it.each([
    ['nothing is owed', 0, MOST, null],
    ['less than the largest loan is owed', 640_000_000, MOST, null],
    ['the largest loan is owed', MOST, MOST, null],
    ['a kopeck more is owed', MOST + 1, MOST, MOST],
    ['much more is owed', MAX_SUM, MOST, MOST],
    ['the programme has no limit', MAX_SUM, undefined, null],
  ])('where %s', (_, sum, maxLoan, limit) => {
    expect(loanExceeded({ sum }, { maxLoan })).toBe(limit);
  });

  it.each([
    [MOST, 360, 'Кредит до 12 млн ₽, срок до 30 лет'],
    [600_000_000, 12, 'Кредит до 6 млн ₽, срок до 1 года'],
    [undefined, 252, 'Срок до 21 года'],
    [undefined, 30, 'Срок до 30 месяцев'],
  ])('with %s and %s months stand in words', (maxLoan, max, words) => {
    const period = { current: max, min: 12, max };
    expect(limitWords({ maxLoan, period }).replaceAll('\u00a0', ' ')).toBe(words);
  });
});

describe('the address', () => {
  const codec = refinancingCodec(data);

  it('keeps any choice', () => {
    const choice = fc.record({
      sum: fc.integer({ min: 0, max: MAX_SUM }),
      rate: fc.integer({ min: 0, max: 100_000 }).map((parts) => parts / 1000),
      months: fc.integer({ min: 12, max: 360 }),
    });
    fc.assert(
      fc.property(choice, (one) => {
        expect(codec.read(codec.write(one))).toEqual(one);
      }),
    );
  });

  it('is empty at first, and reads what a form sends', () => {
    expect(codec.write(codec.read(new URLSearchParams())).toString()).toBe('');
    expect(codec.read(new URLSearchParams('sum=5 000 000,57&rate=12,5&period=999'))).toEqual({
      ...{ sum: 500_000_057, rate: 12.5, months: 360 },
    });
  });
});

it('prints both payments and what they differ by', () => {
  const choice = { sum: 640_000_000, rate: 17.5, months: 264 };
  const found = refinance(choice, 6);
  if (!found) throw new Error('nothing to compare');
  const rows = refinancingFormula(choice, found).map(([, formula]) => formula);
  expect(rows).toHaveLength(6);
  expect(rows[0]).toContain('17,5');
  expect(rows[2]?.replaceAll('\u00a0', ' ')).toMatch(/^[\d ,]+ ₽ − [\d ,]+ ₽ = [\d ,]+ ₽$/);
});
