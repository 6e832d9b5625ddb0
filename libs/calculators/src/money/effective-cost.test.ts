import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveCost, effectiveCostOf } from './effective-cost.ts';
import { repaymentSchedule } from './schedule.ts';

describe('effectiveCost', () => {
  it.each([
    // A loan without fees costs its rate; the kopecks of rounding weigh nothing.
    [{ loan: 500_000_000, rate: 6, months: 240 }, 0, 6],
    [{ loan: 500_000_000, rate: 16.4, months: 360 }, 0, 16.4],
    // 1 % fee paid at once: found by hand with a table processor's IRR.
    [{ loan: 100_000_000, rate: 12, months: 12 }, 1_000_000, 13.913],
    [{ loan: 100_000_000, rate: 12, months: 12 }, 0, 12],
  ])('of %o with a fee of %i is %d %%', (loan, fees, cost) => {
    expect(effectiveCostOf(loan.loan, repaymentSchedule(loan), fees)).toBeCloseTo(cost, 2);
  });

  it('counts a part of a period by simple interest', () => {
    // 100 now for 101 in one and a half months: (1 + i) × (1 + i ÷ 2) = 1.01.
    const i = (-1.5 + Math.sqrt(2.25 + 4 * 0.5 * 0.01)) / 1;
    const flows = [
      { amount: 10_000, month: 0 },
      { amount: -10_100, month: 1, part: 0.5 },
    ];
    expect(effectiveCost(flows)).toBeCloseTo(i * 1200, 3);
  });

  it('is unknown where nothing is paid for the credit', () => {
    expect(
      effectiveCost([
        { amount: 100, month: 0 },
        { amount: -100, month: 1 },
      ]),
    ).toBeNull();
    expect(effectiveCost([])).toBeNull();
  });

  it('grows with the fee', () => {
    const rows = repaymentSchedule({ loan: 300_000_000, rate: 14.9, months: 180 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000 }), (fees) => {
        const [less, more] = [fees, fees + 1_000_000].map((fee) =>
          effectiveCostOf(300_000_000, rows, fee),
        );
        expect(more ?? 0).toBeGreaterThan(less ?? 0);
      }),
      { numRuns: 30 },
    );
  });
});
