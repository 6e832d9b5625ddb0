import Decimal from 'decimal.js';
import type { AnnuityInput } from './annuity.ts';

/** Digits enough for 600 powers of a rate with three decimals. */
const Big = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

/** Counts that `FULL=1` runs whole; else a part, so that all tests stay within seconds. */
export const times = (full: number, part: number) => (process.env['FULL'] ? full : part);

/** Numbers that look random and are the same in every run (mulberry32). */
export function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most);
  };
}

/** A loan up to 100 million roubles, a rate of up to 100 % with at most three decimals, up to 40 years. */
export function someLoan(roll: (most: number) => number): AnnuityInput {
  const rate = [roll(101), roll(1001) / 10, roll(10_001) / 100, roll(30_001) / 1000][roll(4)] ?? 0;
  return { loan: roll(10_000_000_000), rate, months: 1 + roll(480) };
}

/** The annuity in big decimals, written from the formula of the specification alone. */
export function bigPayment({ loan, rate, months }: AnnuityInput): number {
  const amount = new Big(loan);
  if (rate === 0) return amount.div(months).round().toNumber();
  const i = new Big(rate).div(12).div(100);
  const grown = i.plus(1).pow(months);
  return amount.times(i).times(grown).div(grown.minus(1)).round().toNumber();
}

/** Interest of one month in big decimals. */
export const bigInterest = (balance: number, rate: number): number =>
  new Big(balance).times(rate).div(1200).round().toNumber();

/** Interest and balance of each month of an annuity in big decimals; the last payment settles. */
export function bigSchedule(input: AnnuityInput): { interest: number; balance: number }[] {
  const payment = bigPayment(input);
  const rows: { interest: number; balance: number }[] = [];
  let balance = input.loan;
  while (balance > 0) {
    const interest = bigInterest(balance, input.rate);
    const last = rows.length + 1 === input.months;
    balance = last ? 0 : Math.max(0, balance - (payment - interest));
    rows.push({ interest, balance });
  }
  return rows;
}
