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
export function annuityPayment({ loan, rate, months }: AnnuityInput): number {
  assertLoan({ loan, rate, months });
  const monthly = rate / 12 / 100;
  if (monthly < NEGLIGIBLE_RATE) return Math.round(loan / months);
  // expm1 and log1p keep the digits that `1 - (1 + i) ** -n` loses at small rates.
  return Math.round((loan * monthly) / -Math.expm1(-months * Math.log1p(monthly)));
}

/** Interest paid over the whole term at a given payment: `months × payment − loan`, kopecks (§9). */
export function overpayment({ loan, months }: AnnuityInput, payment: number): number {
  return months * payment - loan;
}

function assertLoan({ loan, rate, months }: AnnuityInput): void {
  if (!Number.isSafeInteger(loan) || loan < 0) {
    throw new RangeError(`loan must be whole kopecks from 0, got ${loan}`);
  }
  if (!(rate >= 0 && rate <= 100)) throw new RangeError(`rate must be 0…100 %, got ${rate}`);
  if (!Number.isSafeInteger(months) || months < 1) {
    throw new RangeError(`months must be a whole number from 1, got ${months}`);
  }
}
