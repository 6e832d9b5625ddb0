import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { YIELD_LIMITS, yieldCodec } from './yield-query.ts';
import { yieldOf } from './yield.ts';

describe('yieldOf', () => {
  it.each([
    // price, rent, expenses (roubles), vacancy → net a year, yield, payback
    [24_000_000, 200_000, 0, 0, 2_400_000, 10, 10],
    [24_000_000, 200_000, 20_000, 8, 1_968_000, 8.2, 12.2],
    [24_000_000, 200_000, 200_000, 0, 0, 0, null],
    [24_000_000, 100_000, 120_000, 50, -840_000, -3.5, null],
    [24_000_000, 0, 0, 0, 0, 0, null],
  ])(
    '%d ₽ at %d ₽ a month, expenses %d ₽, vacancy %d %%',
    (price, rent, expenses, vacancy, net, percent, payback) => {
      const found = yieldOf({
        price: price * 100,
        rent: rent * 100,
        expenses: expenses * 100,
        vacancy,
      });
      expect(found).toMatchObject({ net: net * 100, percent, payback });
      expect(found.income - found.costs).toBe(found.net);
    },
  );

  it('brings no more with higher costs or emptier years', () => {
    const choice = fc.record({
      price: fc.integer({ min: 100_000_000, max: 10_000_000_000 }),
      rent: fc.integer({ min: 0, max: 1_000_000_000 }),
      expenses: fc.integer({ min: 0, max: 1_000_000_000 }),
      vacancy: fc.integer({ min: 0, max: 99 }),
    });
    fc.assert(
      fc.property(choice, (one) => {
        const { net } = yieldOf(one);
        expect(yieldOf({ ...one, expenses: one.expenses + 100 }).net).toBeLessThan(net);
        expect(yieldOf({ ...one, vacancy: one.vacancy + 1 }).net).toBeLessThanOrEqual(net);
      }),
    );
  });
});

it('the address keeps any choice', () => {
  const start = { price: 2_000_000_000, rent: 15_000_000, expenses: 1_500_000, vacancy: 8 };
  const codec = yieldCodec(start);
  const amount = ({ min, max }: { min: number; max: number }) =>
    fc.integer({ min: min / 100, max: max / 100 }).map((roubles) => roubles * 100);
  const choice = fc.record({
    price: amount(YIELD_LIMITS.price),
    rent: amount(YIELD_LIMITS.rent),
    expenses: amount(YIELD_LIMITS.expenses),
    vacancy: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
  });
  fc.assert(
    fc.property(choice, (one) => {
      expect(codec.read(codec.write(one))).toEqual(one);
    }),
  );
});
