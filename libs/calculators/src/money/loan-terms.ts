import { annuityPayment } from './annuity.ts';
import { percentOf } from './percent.ts';

/** What a bank lends on; `ProgrammeSchema` of `@m30/api` has this shape. */
export interface LoanProgramme {
  /** Per cent a year. */
  rate: number;
  /** Smallest down payment, per cent of the price. */
  downPayment: number;
  /** Longest term, months. */
  term: number;
  /** Largest loan, kopecks. */
  maxLoan: number;
}

/** What a buyer may choose within a programme; what is left out is the programme's lightest. */
export interface LoanChoice {
  /** Kopecks; raised to the programme's minimum, lowered to the price. */
  downPayment?: number;
  /** Months; shortened to the programme's term. */
  months?: number;
}

/** Terms of one loan; all amounts whole kopecks. */
export interface LoanTerms {
  downPayment: number;
  loan: number;
  /** Per cent a year. */
  rate: number;
  months: number;
  /** Kopecks a month; 0 when nothing is borrowed. */
  payment: number;
}

/**
 * Smallest down payment for a price, kopecks: the programme's per cent, and more where the rest would exceed the largest loan;
 * rounded up to whole roubles, as people pay it.
 * @param price whole kopecks
 */
export function downPaymentFor(
  price: number,
  programme: Pick<LoanProgramme, 'downPayment' | 'maxLoan'>,
): number {
  const rest = Math.min(price, wholeRoubles(price - programme.maxLoan));
  return Math.max(sharePaid(price, programme), rest);
}

/** The programme's share of a price, kopecks, in whole roubles. */
export const sharePaid = (
  price: number,
  { downPayment }: Pick<LoanProgramme, 'downPayment'>,
): number => Math.min(price, wholeRoubles(percentOf(price, downPayment)));

const wholeRoubles = (kopecks: number): number => Math.ceil(kopecks / 100) * 100;

/**
 * Whether a down payment reaches for a price: own money where a buyer has said how much, else the programme's share.
 * @param own kopecks
 */
export function financedDown(
  price: number,
  programme: Pick<LoanProgramme, 'downPayment' | 'maxLoan'>,
  own = sharePaid(price, programme),
): boolean {
  return downPaymentFor(price, programme) <= own;
}

/**
 * Terms on which a programme finances a price; without a choice: smallest down payment, longest term.
 * @param price whole kopecks
 */
export function loanTerms(
  price: number,
  programme: LoanProgramme,
  choice: LoanChoice = {},
): LoanTerms {
  const least = downPaymentFor(price, programme);
  const downPayment = Math.min(price, Math.max(least, choice.downPayment ?? least));
  const months = Math.min(programme.term, Math.max(1, choice.months ?? programme.term));
  const loan = price - downPayment;
  const { rate } = programme;
  return { downPayment, loan, rate, months, payment: annuityPayment({ loan, rate, months }) };
}
