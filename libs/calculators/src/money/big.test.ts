import { describe, expect, it } from 'vitest';
import { annuityPayment, annuityPayments } from './annuity.ts';
import { bigInterest, bigPayment, bigSchedule, dice, someLoan, times } from './big.fixture.ts';
import { differentiatedSchedule } from './differentiated.ts';
import { monthlyInterest } from './round.ts';
import { repaymentSchedule } from './schedule.ts';

// FULL=1 runs 100 000 payments and 1 000 schedules.
describe('against an independent calculation in big decimals, to the kopeck', () => {
  it('payments agree', { timeout: 600_000 }, () => {
    const roll = dice(30);
    const loans = Array.from({ length: times(100_000, 6_000) }, () => someLoan(roll));
    const batch = annuityPayments(loans);
    const odd = loans.filter((loan, at) => {
      const expected = bigPayment(loan);
      return annuityPayment(loan) !== expected || batch[at] !== expected;
    });
    expect(odd).toEqual([]);
  });

  it('schedules agree in every month', { timeout: 600_000 }, () => {
    const roll = dice(59);
    for (let turn = times(1_000, 25); turn > 0; turn -= 1) {
      const loan = someLoan(roll);
      const rows = repaymentSchedule(loan).map(({ interest, balance }) => ({ interest, balance }));
      expect(rows, JSON.stringify(loan)).toEqual(bigSchedule(loan));
    }
  });

  it('differentiated interest agrees in every month', { timeout: 600_000 }, () => {
    const roll = dice(7);
    for (let turn = times(1_000, 25); turn > 0; turn -= 1) {
      const loan = someLoan(roll);
      const odd = differentiatedSchedule(loan).filter(
        ({ balance, principal, interest }) =>
          interest !== bigInterest(balance + principal, loan.rate),
      );
      expect(odd, JSON.stringify(loan)).toEqual([]);
    }
  });

  it('halves of a kopeck go up, though doubles would lose some', () => {
    const roll = dice(1);
    const odd: unknown[] = [];
    for (let turn = 0; turn < 2_000; turn += 1) {
      // 16.4 % of a multiple of 1 500 kopecks ends in halves.
      const [balance, rate] = [1_500 * roll(100_000), (1 + roll(1000)) / 10];
      if (monthlyInterest(balance, rate) !== bigInterest(balance, rate)) odd.push([balance, rate]);
    }
    expect(odd).toEqual([]);
  });
});
