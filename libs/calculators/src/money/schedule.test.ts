import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annuityPayment, type AnnuityInput } from './annuity.ts';
import { differentiatedSchedule } from './differentiated.ts';
import { subsidisedSchedule, trancheSchedule } from './phases.ts';
import { byYears, repaymentSchedule, totalOf, type ScheduleRow } from './schedule.ts';

const example = { loan: 500_000_000, rate: 6, months: 240 };

const someLoan = fc.record({
  loan: fc.integer({ min: 0, max: 10_000_000_000 }),
  rate: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
  months: fc.integer({ min: 1, max: 360 }),
});

const sum = (rows: readonly ScheduleRow[], of: (row: ScheduleRow) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/** What holds for every schedule that repays what was lent. */
function expectSettled(rows: readonly ScheduleRow[], lent: number, { months }: AnnuityInput) {
  expect(sum(rows, (row) => row.principal + row.early)).toBe(lent);
  expect(sum(rows, (row) => row.payment)).toBe(lent + totalOf(rows).interest);
  expect(rows.at(-1)?.balance ?? 0).toBe(0);
  expect(rows.length).toBeLessThanOrEqual(months);
  for (const row of rows) {
    expect(row.payment).toBe(row.interest + row.principal + row.early);
    expect(Math.min(row.payment, row.interest, row.principal, row.balance)).toBeGreaterThanOrEqual(
      0,
    );
  }
}

describe('repaymentSchedule', () => {
  it('pays the annuity each month and settles with the last payment', () => {
    const rows = repaymentSchedule(example);
    expect(rows).toHaveLength(240);
    expect(rows.slice(0, 239).every(({ payment }) => payment === 3_582_155)).toBe(true);
    expect(rows[0]).toEqual({
      ...{ month: 1, payment: 3_582_155, interest: 2_500_000, principal: 1_082_155 },
      ...{ early: 0, balance: 498_917_845 },
    });
    expectSettled(rows, 500_000_000, example);
    expect(Math.abs((rows.at(-1)?.payment ?? 0) - 3_582_155)).toBeLessThan(500);
  });

  it.each([
    ['a rate of zero', { loan: 100, rate: 0, months: 3 }, [33, 33, 34]],
    ['one month', { loan: 100_000, rate: 12, months: 1 }, [101_000]],
    ['no loan', { loan: 0, rate: 6, months: 12 }, []],
    ['a loan that rounds away', { loan: 1, rate: 0, months: 3 }, [0, 0, 1]],
    ['a loan repaid before its term', { loan: 4, rate: 0, months: 7 }, [1, 1, 1, 1]],
  ])('of %s', (_, input, payments) => {
    expect(repaymentSchedule(input).map(({ payment }) => payment)).toEqual(payments);
  });

  it('sums up to the loan, whatever the loan', () => {
    fc.assert(
      fc.property(someLoan, (loan) => expectSettled(repaymentSchedule(loan), loan.loan, loan)),
      { numRuns: 60 },
    );
  });
});

describe('an early repayment', () => {
  const early = { month: 12, repay: 100_000_000 };

  it('leaves fewer payments of the same size', () => {
    const rows = repaymentSchedule(example, [{ ...early, keep: 'payment' }]);
    expect(rows).toHaveLength(168);
    expect(rows[50]?.payment).toBe(3_582_155);
    expect(rows[11]?.payment).toBe(103_582_155);
    expectSettled(rows, example.loan, example);
  });

  it('leaves as many payments that are smaller', () => {
    const rows = repaymentSchedule(example, [early]);
    expect(rows).toHaveLength(240);
    expect(rows[12]?.payment).toBe(
      annuityPayment({ loan: rows[11]?.balance ?? 0, rate: 6, months: 228 }),
    );
    expectSettled(rows, example.loan, example);
  });

  it('saves interest, more by a shorter term', () => {
    const interest = (keep: 'payment' | 'term') =>
      totalOf(repaymentSchedule(example, [{ ...early, keep }])).interest;
    expect(interest('payment')).toBeLessThan(interest('term'));
    expect(interest('term')).toBeLessThan(totalOf(repaymentSchedule(example)).interest);
  });

  it('takes no more than is owed, and repays any loan exactly', () => {
    const change = fc.record({
      month: fc.integer({ min: 1, max: 400 }),
      repay: fc.integer({ min: 0, max: 5_000_000_000 }),
      keep: fc.constantFrom('payment' as const, 'term' as const),
    });
    fc.assert(
      fc.property(someLoan, fc.array(change, { maxLength: 4 }), (loan, changes) =>
        expectSettled(repaymentSchedule(loan, changes), loan.loan, loan),
      ),
      { numRuns: 60 },
    );
  });

  it('is refused when it is no amount', () => {
    expect(() => repaymentSchedule(example, [{ month: 1, repay: -5 }])).toThrow(RangeError);
  });
});

describe('differentiatedSchedule', () => {
  it('falls from month to month', () => {
    const rows = differentiatedSchedule({ loan: 120_000_000, rate: 12, months: 12 });
    expect(rows.map(({ payment }) => payment)).toEqual([
      ...[11_200_000, 11_100_000, 11_000_000, 10_900_000, 10_800_000, 10_700_000],
      ...[10_600_000, 10_500_000, 10_400_000, 10_300_000, 10_200_000, 10_100_000],
    ]);
  });

  it('repays any loan exactly and never costs more interest than the annuity', () => {
    fc.assert(
      fc.property(someLoan, (loan) => {
        const rows = differentiatedSchedule(loan);
        expectSettled(rows, loan.loan, loan);
        // Each month of both schedules may be half a kopeck off.
        const annuity = totalOf(repaymentSchedule(loan)).interest;
        expect(totalOf(rows).interest).toBeLessThanOrEqual(annuity + loan.months * loan.months);
      }),
      { numRuns: 60 },
    );
  });
});

describe('phases', () => {
  it('pay by the lower rate first, then by the contract’s', () => {
    const rows = subsidisedSchedule({ ...example, rate: 16.4, firstRate: 6, firstMonths: 24 });
    expect(rows[23]?.payment).toBe(3_582_155);
    expect(rows[24]?.payment).toBe(
      annuityPayment({ loan: rows[23]?.balance ?? 0, rate: 16.4, months: 216 }),
    );
    expectSettled(rows, example.loan, example);
    expect(subsidisedSchedule({ ...example, firstRate: 1, firstMonths: 0 })).toEqual(
      repaymentSchedule(example),
    );
  });

  it('pay for a tranche when it has come', () => {
    const rows = trancheSchedule(
      [
        { month: 0, amount: 10_000_000 },
        { month: 18, amount: 490_000_000 },
      ],
      example,
    );
    expect(rows[0]?.payment).toBe(annuityPayment({ ...example, loan: 10_000_000 }));
    expect(rows[17]?.balance).toBeGreaterThan(490_000_000);
    expect(rows[18]?.payment).toBeGreaterThan(3_500_000);
    expectSettled(rows, 500_000_000, example);
  });

  it('wait for a tranche while nothing is owed', () => {
    const rows = trancheSchedule([{ month: 2, amount: 1_000 }], { rate: 0, months: 4 });
    expect(rows.map(({ payment }) => payment)).toEqual([0, 0, 500, 500]);
  });
});

describe('byYears', () => {
  it('adds up twelve payments each, the last year what is left', () => {
    const rows = repaymentSchedule({ loan: 130_000, rate: 0, months: 13 });
    expect(byYears(rows)).toEqual([
      { year: 1, payment: 120_000, interest: 0, principal: 120_000, early: 0, balance: 10_000 },
      { year: 2, payment: 10_000, interest: 0, principal: 10_000, early: 0, balance: 0 },
    ]);
  });
});
