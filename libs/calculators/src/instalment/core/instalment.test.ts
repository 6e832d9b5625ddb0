import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { INSTALMENT_PRICE, instalmentCodec } from './instalment-query.ts';
import {
  instalmentFormula,
  instalmentFormulaAfter,
  instalmentOf,
  type InstalmentTerms,
} from './instalment.ts';

const terms: InstalmentTerms = {
  share: { min: 30, max: 90 },
  months: { min: 3, max: 36 },
  every: 3,
};
const start = { price: 2_000_000_000, share: 30, months: 12 };

describe('instalmentOf', () => {
  it('splits the rest into equal parts', () => {
    expect(instalmentOf(start, 3)).toEqual({
      first: 600_000_000,
      payment: 350_000_000,
      rows: [
        { month: 0, amount: 600_000_000, balance: 1_400_000_000 },
        { month: 3, amount: 350_000_000, balance: 1_050_000_000 },
        { month: 6, amount: 350_000_000, balance: 700_000_000 },
        { month: 9, amount: 350_000_000, balance: 350_000_000 },
        { month: 12, amount: 350_000_000, balance: 0 },
      ],
    });
  });

  it('gives the kopecks that do not divide to the last payment', () => {
    const { rows } = instalmentOf({ price: 1_000, share: 30, months: 3 }, 1);
    expect(rows.map(({ amount }) => amount)).toEqual([300, 233, 233, 234]);
  });

  it('ends with the term where it is no whole number of quarters', () => {
    const { rows } = instalmentOf({ ...start, months: 7 }, 3);
    expect(rows.map(({ month }) => month)).toEqual([0, 3, 6, 7]);
  });

  it('settles exactly, whatever the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000_000 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(1, 3),
        (price, tenths, months, every) => {
          const { rows } = instalmentOf({ price, share: tenths / 10, months }, every);
          expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
          expect(rows.at(-1)?.balance).toBe(0);
          expect(Math.min(...rows.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

test('the formula prints the numbers of the schedule', () => {
  const choice = { price: 1_000_000_00, share: 30, months: 9 };
  const rows = instalmentFormula(choice, instalmentOf(choice, 3), 3);
  expect(rows.map((row) => row.join(': ').replaceAll('\u00a0', ' '))).toEqual([
    'После регистрации: 1 000 000 ₽ × 30 % = 300 000 ₽',
    'Остаток: 1 000 000 ₽ − 300 000 ₽ = 700 000 ₽',
    'Платёж: 700 000 ₽ ÷ 3 = 233 333,33 ₽, последний — 233 333,34 ₽',
  ]);
});

describe('the address', () => {
  const codec = instalmentCodec(terms, start);

  it('keeps any choice', () => {
    const { min, max } = INSTALMENT_PRICE;
    const choice = fc.record({
      price: fc.integer({ min: min / 100, max: max / 100 }).map((roubles) => roubles * 100),
      share: fc.integer({ min: 300, max: 900 }).map((tenths) => tenths / 10),
      months: fc.integer({ min: 3, max: 36 }),
    });
    fc.assert(
      fc.property(choice, (one) => {
        expect(codec.read(codec.write(one))).toEqual(one);
      }),
    );
  });
});

it('prints the further payments of a plan as its calculator does', () => {
  const choice = { price: 1_000_000_001, share: 30, months: 12 };
  const plan = instalmentOf(choice, 3);
  const amounts = plan.rows.map(({ amount }) => amount);
  expect(instalmentFormulaAfter(choice.price, amounts)).toEqual(
    instalmentFormula(choice, plan, 3).slice(1),
  );
  expect(instalmentFormulaAfter(100, [100])).toEqual([]);
});
