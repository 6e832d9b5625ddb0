import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanTerms } from '../../money/index.ts';
import { gridAround, MAX_SHARE, mortgageOf } from './mortgage.ts';

const family = { rate: 6, downPayment: 20.1, term: 360, maxLoan: 1_200_000_000 };

describe('mortgageOf', () => {
  it.each([
    // price, share, years → down payment, share, payment (roubles)
    [10_648_000, null, 30, 2_140_248, 20.1, 51_008.27],
    [10_648_000, 50, 30, 5_324_000, 50, 31_920.07],
    [10_648_000, 5, 30, 2_140_248, 20.1, 51_008.27],
    [25_000_000, null, 30, 13_000_000, 52, 71_946.06],
    [10_648_000, 100, 30, 9_583_200, 90, 6_384.01],
    [10_648_000, null, 99, 2_140_248, 20.1, 51_008.27],
    [10_648_000, null, 0, 2_140_248, 20.1, 732_232],
  ])('%d ₽, share %s, %d years', (price, share, years, downPayment, shown, payment) => {
    const mortgage = mortgageOf({ price: price * 100, share, years }, family);
    expect(mortgage).toMatchObject({ downPayment: downPayment * 100, share: shown });
    expect(Math.round(mortgage.payment / 100)).toBe(Math.round(payment));
  });

  it.each([
    // own money, rouble → down payment, share
    [6_000_000.57, 6_000_000.57, 56.3],
    [1_000_000, 2_140_248, 20.1],
    [10_000_000, 10_000_000, 93.9],
    [99_000_000, 10_648_000, 100],
  ])('%d ₽ of own money count to a kopeck, as on a card', (own, downPayment, share) => {
    const choice = { price: 1_064_800_000, share: null, down: Math.round(own * 100), years: 15 };
    const mortgage = mortgageOf(choice, family);
    expect(mortgage).toMatchObject({ downPayment: Math.round(downPayment * 100), share });
    expect(mortgage).toMatchObject(
      loanTerms(choice.price, family, { downPayment: choice.down, months: 180 }),
    );
  });

  it('always borrows what the price lacks, within the programme', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000_000, max: 10_000_000_000 }),
        fc.option(fc.integer({ min: 0, max: MAX_SHARE * 10 }).map((tenths) => tenths / 10)),
        fc.integer({ min: -1, max: 60 }),
        (price, share, years) => {
          const mortgage = mortgageOf({ price, share, years }, family);
          expect(mortgage.loan + mortgage.downPayment).toBe(price);
          expect(mortgage.loan).toBeLessThanOrEqual(family.maxLoan);
          expect(mortgage.share).toBeGreaterThanOrEqual(mortgage.leastShare);
          expect(mortgage.months).toBe(mortgage.years * 12);
        },
      ),
    );
  });
});

it('a slider keeps the value it was given, and its bounds', () => {
  expect(gridAround({ value: 1_064_800, min: 630_000, max: 2_500_000, step: 50_000 })).toEqual({
    value: 1_064_800,
    min: 664_800,
    max: 2_464_800,
    step: 50_000,
  });
});
