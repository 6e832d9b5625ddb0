import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChosenPayment } from '@m30/api';
import { BEFORE_KEYS, instalmentTermsFor } from '@m30/calculators/instalment/core';
import { addDays, addMonths } from '@m30/ui-kit/format';
import { partsOn, payParts, planParts } from './plan-parts.ts';
import { quarterEnd } from './term/quarter-end.ts';

const signedAt = new Date('2026-10-31T09:00:00Z');

const payments: readonly ChosenPayment[] = [
  { kind: 'full', terms: {} },
  { kind: 'mortgage', terms: { programme: 'p', down_payment: 300_000_000, months: 360 } },
  { kind: 'instalment', terms: { down_payment: 300_000_000, months: 9 } },
  { kind: 'capital', terms: { amount: 69_000_000, mortgage: false } },
];

describe('the parts of a price', () => {
  test.each([...payments, null].map((payment) => [payment?.kind ?? 'nothing', payment] as const))(
    'add up to it when %s was chosen',
    (_, payment) => {
      const parts = planParts({ price: 1_000_000_003, payment, signedAt });
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_000_000_003);
    },
  );

  test('of an instalment are those of its calculator, a quarter from each other', () => {
    const parts = planParts({
      price: 1_000_000_003,
      payment: { kind: 'instalment', terms: { down_payment: 300_000_000, months: 6 } },
      signedAt,
    });
    expect(parts.slice(1).map(({ title, due, amount }) => [title, due, amount])).toEqual([
      ['Взнос 1 из 2', '2027-01-31', 350_000_001],
      ['Взнос 2 из 2', '2027-04-30', 350_000_002],
    ]);
  });

  test('of an instalment end a month before the keys, whenever it is signed after the choice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 730 }),
        fc.integer({ min: 2027, max: 2030 }),
        fc.constantFrom<1 | 2 | 3 | 4>(1, 2, 3, 4),
        fc.integer({ min: 0, max: 60 }),
        (start, year, quarter, later) => {
          const chosenOn = addDays('2026-11-29', start);
          const terms = instalmentTermsFor({ year, quarter }, chosenOn);
          fc.pre(terms !== null);
          const months = terms?.months.max ?? 0;
          const keysBy = quarterEnd({ year, quarter });
          const parts = planParts({
            price: 1_000_000_003,
            payment: { kind: 'instalment', terms: { down_payment: 300_000_000, months } },
            signedAt: new Date(`${addDays(chosenOn, later)}T09:00:00Z`),
            keysBy,
          });
          const days = parts.slice(1).map(({ due }) => due);
          expect(days).toEqual(days.toSorted());
          expect((days.at(-1) ?? '') <= addMonths(keysBy, -BEFORE_KEYS)).toBe(true);
        },
      ),
    );
  });

  test('of an instalment chosen on 29 November and signed on 20 December are paid before the keys', () => {
    const parts = planParts({
      price: 1_000_000_000,
      payment: { kind: 'instalment', terms: { down_payment: 300_000_000, months: 12 } },
      signedAt: new Date('2026-12-20T09:00:00Z'),
      keysBy: '2027-12-31',
    });
    expect(parts.slice(1).map(({ due }) => due)).toEqual([
      ...['2027-03-20', '2027-06-20', '2027-09-20', '2027-11-30'],
    ]);
  });

  test('name the bank of a loan', () => {
    const [mortgage] = payments.filter(({ kind }) => kind === 'mortgage');
    const parts = planParts({
      ...{ price: 1_000_000_000, payment: mortgage ?? null, signedAt },
      bank: 'Балтика Банк',
    });
    expect(parts.map(({ title }) => title)).toEqual([
      'Собственные средства',
      'Кредит, Балтика Банк',
    ]);
  });
});

test('money fills the parts in their order, whatever it comes in', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 8 }),
      (amounts, incomes) => {
        const planned = amounts.map((amount) => ({
          ...{ title: '', due: '2026-01-01', amount, paidOn: null },
        }));
        const came = incomes.map((amount, index) => ({ amount, on: `2026-01-0${index + 1}` }));
        const { parts, paid } = payParts(planned, came);
        const filled = parts.filter(({ paidOn }) => paidOn !== null);
        // Those that are filled stand first, are covered by the money, and the next one is not.
        expect(parts.slice(0, filled.length)).toEqual(filled);
        const covered = filled.reduce((sum, { amount }) => sum + amount, 0);
        expect(covered).toBeLessThanOrEqual(paid);
        const next = parts[filled.length];
        if (next) expect(covered + next.amount).toBeGreaterThan(paid);
      },
    ),
  );
});

test.each([
  ['2026-11-21', null, 'late'],
  ['2026-11-22', null, 'due'],
  ['2026-12-06', null, 'due'],
  ['2026-12-07', null, 'ahead'],
  ['2026-11-21', '2026-11-20', 'paid'],
] as const)('a part of %s, paid on %s, is %s on 22 November', (due, paidOn, state) => {
  const [part] = partsOn([{ title: '', amount: 1, due, paidOn }], '2026-11-22');
  expect(part?.state).toBe(state);
});
