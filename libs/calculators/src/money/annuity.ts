import { decimalOf, roundExactly } from './round.ts';

/** A loan repaid by equal monthly payments. */
export interface AnnuityInput {
  /** Amount borrowed, whole kopecks. */
  loan: number;
  /** Per cent a year, 0…100; at 0 the loan is divided evenly. */
  rate: number;
  /** Number of monthly payments, a whole number from 1. */
  months: number;
}

/**
 * Below this monthly rate the interest on any real loan is less than a thousandth of a kopeck, while
 * the annuity fraction would divide two numbers that have lost their digits.
 */
const NEGLIGIBLE_RATE = 1e-15;

/**
 * Monthly payment of an annuity loan, whole kopecks (roubles with 2 decimals), half away from zero.
 *
 * `payment = loan × i ÷ (1 − (1 + i)^−months)`, where `i = rate ÷ 12 ÷ 100` (specification §9).
 * @throws {RangeError} when an argument is not a loan: negative, fractional, or a rate over 100
 */
export function annuityPayment(input: AnnuityInput): number {
  assertLoan(input);
  return paymentOf(input.loan, annuityShare(input), input);
}

/** Terms that a batch remembers: a catalogue has one, a table of banks a handful. */
const REMEMBERED = 8;

/**
 * Payments of many loans, kopecks, each as {@link annuityPayment} gives it. Loans on the same terms, as the
 * flats of a catalogue are, share one power.
 * @throws {RangeError} as {@link annuityPayment} does
 */
export function annuityPayments(loans: readonly AnnuityInput[]): Float64Array {
  const payments = new Float64Array(loans.length);
  const rates = new Float64Array(REMEMBERED).fill(-1);
  const terms = new Float64Array(REMEMBERED);
  const shares = new Float64Array(REMEMBERED);
  let next = 0;
  let at = 0;
  for (const input of loans) {
    assertLoan(input);
    const { loan, rate, months } = input;
    let slot = 0;
    while (slot < REMEMBERED && (rates[slot] !== rate || terms[slot] !== months)) slot += 1;
    if (slot === REMEMBERED) {
      slot = next;
      next = (next + 1) % REMEMBERED;
      rates[slot] = rate;
      terms[slot] = months;
      shares[slot] = annuityShare(input);
    }
    payments[at] = paymentOf(loan, shares[slot] ?? 0, input);
    at += 1;
  }
  return payments;
}

/** Interest paid over the whole term at a given payment: `months × payment − loan`, kopecks (§9). */
export function overpayment({ loan, months }: AnnuityInput, payment: number): number {
  return months * payment - loan;
}

/** What part of the loan one payment is: `i ÷ (1 − (1 + i)^−months)` (specification §9). */
export function annuityShare({ rate, months }: Omit<AnnuityInput, 'loan'>): number {
  const monthly = rate / 12 / 100;
  if (monthly < NEGLIGIBLE_RATE) return 1 / months;
  // expm1 and log1p keep the digits that `1 - (1 + i) ** -n` loses at small rates.
  return monthly / -Math.expm1(-months * Math.log1p(monthly));
}

function paymentOf(loan: number, share: number, terms: Omit<AnnuityInput, 'loan'>): number {
  return roundExactly(loan * share, () => exactPayment(loan, terms));
}

/** The same formula as a fraction of whole numbers: `loan × r × P ÷ (D × (P − Q))`, i = r ÷ D. */
function exactPayment(loan: number, { rate, months }: Omit<AnnuityInput, 'loan'>) {
  const { digits, scale } = decimalOf(rate);
  if (digits === 0n) return { over: BigInt(loan), under: BigInt(months) };
  const whole = 1200n * 10n ** scale;
  const grown = (whole + digits) ** BigInt(months);
  const still = whole ** BigInt(months);
  return { over: BigInt(loan) * digits * grown, under: whole * (grown - still) };
}

/** @throws {RangeError} naming the argument that is not a loan's */
export function assertLoan({ loan, rate, months }: AnnuityInput): void {
  if (!Number.isSafeInteger(loan) || loan < 0) {
    throw new RangeError(`loan must be whole kopecks from 0, got ${loan}`);
  }
  if (!(rate >= 0 && rate <= 100)) throw new RangeError(`rate must be 0…100 %, got ${rate}`);
  if (!Number.isSafeInteger(months) || months < 1) {
    throw new RangeError(`months must be a whole number from 1, got ${months}`);
  }
}
