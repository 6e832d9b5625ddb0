import { annuityPayment, assertLoan, type AnnuityInput } from './annuity.ts';
import { monthlyInterest } from './round.ts';

/** One month of a repayment schedule; amounts are whole kopecks. */
export interface ScheduleRow {
  /** 1 is the first payment. */
  month: number;
  /** `interest + principal`, and what was repaid early with it. */
  payment: number;
  interest: number;
  principal: number;
  /** Repaid beyond the payment that was due. */
  early: number;
  /** Owed afterwards. */
  balance: number;
}

/** What happens to a loan right after the payment of a month; after the last one nothing does. */
export interface LoanChange {
  /** 1 is after the first payment. */
  month: number;
  /** The bank pays out so much more, kopecks. */
  draw?: number;
  /** New yearly rate, per cent. */
  rate?: number;
  /** Repaid early, kopecks; what is not owed is not taken. */
  repay?: number;
  /**
   * What an early repayment leaves as it was; the other becomes smaller.
   * @default 'term'
   */
  keep?: 'payment' | 'term';
}

/**
 * Month by month through an annuity loan and its changes. Interest of a month is rounded to a kopeck, the rest
 * of the payment repays; the last payment takes all that is owed, so that principals sum up to the loan.
 *
 * Payment by the annuity formula (specification §9); a new rate and a further tranche set a new payment
 * for the months that are left; an early repayment sets one with `keep: 'term'`, and with `keep: 'payment'`
 * leaves fewer months (353-ФЗ, art. 11: an early repayment recomputes the schedule).
 * @throws {RangeError} when it is no loan, or a change is not a whole number of kopecks
 */
export function repaymentSchedule(
  input: AnnuityInput,
  changes: readonly LoanChange[] = [],
): ScheduleRow[] {
  assertLoan(input);
  const { months } = input;
  let { loan: balance, rate } = input;
  let payment = annuityPayment(input);
  const rows: ScheduleRow[] = [];
  const later = changes.filter(({ month }) => month < months).sort((a, b) => a.month - b.month);
  const more = () => balance > 0 || later.some(({ draw = 0 }) => draw > 0);

  for (let month = 1; month <= months && more(); month += 1) {
    const interest = monthlyInterest(balance, rate);
    const principal =
      month === months ? balance : Math.min(balance, Math.max(0, payment - interest));
    balance -= principal;
    let early = 0;
    while (later[0] && later[0].month <= month) {
      const change = later.shift();
      if (!change) break;
      const { draw = 0, repay = 0 } = change;
      assertKopecks(draw);
      assertKopecks(repay);
      const repaid = Math.min(balance, repay);
      balance += draw - repaid;
      early += repaid;
      rate = change.rate ?? rate;
      const anew =
        draw > 0 || change.rate !== undefined || (repaid > 0 && change.keep !== 'payment');
      if (anew) payment = annuityPayment({ loan: balance, rate, months: months - month });
    }
    rows.push({
      month,
      payment: interest + principal + early,
      interest,
      principal,
      early,
      balance,
    });
  }
  return rows;
}

/** What a schedule comes to, kopecks. */
export interface ScheduleTotal {
  payment: number;
  interest: number;
  months: number;
}

/** All payments of a schedule, the interest in them and their number. */
export function totalOf(rows: readonly ScheduleRow[]): ScheduleTotal {
  let [payment, interest] = [0, 0];
  for (const row of rows) {
    payment += row.payment;
    interest += row.interest;
  }
  return { payment, interest, months: rows.length };
}

/** Twelve payments of a schedule together. */
export interface ScheduleYear extends Omit<ScheduleRow, 'month'> {
  /** 1 is the first twelve months. */
  year: number;
}

/** A schedule by years of twelve payments, from the first one on. */
export function byYears(rows: readonly ScheduleRow[]): ScheduleYear[] {
  const years: ScheduleYear[] = [];
  for (const row of rows) {
    const at = Math.floor((row.month - 1) / 12);
    const year = (years[at] ??= {
      ...{ year: at + 1, payment: 0, interest: 0, principal: 0, early: 0, balance: 0 },
    });
    year.payment += row.payment;
    year.interest += row.interest;
    year.principal += row.principal;
    year.early += row.early;
    year.balance = row.balance;
  }
  return years;
}

function assertKopecks(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new RangeError(`an amount must be whole kopecks from 0, got ${amount}`);
  }
}
