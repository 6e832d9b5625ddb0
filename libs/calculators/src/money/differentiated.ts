import { assertLoan, type AnnuityInput } from './annuity.ts';
import { monthlyInterest, roundExactly } from './round.ts';
import type { ScheduleRow } from './schedule.ts';

/**
 * Schedule of a loan whose principal is repaid in equal parts, so that payments fall from month to month.
 *
 * `principal = loan ÷ months`, rounded to a kopeck; `interest = balance × rate ÷ 12 ÷ 100`, rounded to a
 * kopeck (specification §9 for the monthly rate; the common contract of differentiated payments). The last principal is
 * what is still owed.
 * @throws {RangeError} when an argument is not a loan
 */
export function differentiatedSchedule(input: AnnuityInput): ScheduleRow[] {
  assertLoan(input);
  const { loan, rate, months } = input;
  const part = roundExactly(loan / months, () => ({ over: BigInt(loan), under: BigInt(months) }));
  const rows: ScheduleRow[] = [];
  let balance = loan;
  for (let month = 1; month <= months && balance > 0; month += 1) {
    const interest = monthlyInterest(balance, rate);
    const principal = month === months ? balance : Math.min(balance, part);
    balance -= principal;
    rows.push({ month, payment: interest + principal, interest, principal, early: 0, balance });
  }
  return rows;
}
