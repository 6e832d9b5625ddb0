import {
  downPaymentFor,
  loanTerms,
  percentOf,
  shareOf,
  type LoanProgramme,
  type LoanTerms,
} from '../../money/index.ts';

/** What the visitor has set; the programme may ask for more. */
export interface MortgageChoice {
  /** Kopecks. */
  price: number;
  /** Per cent of the price, to a tenth; `null` is the programme's minimum. */
  share: number | null;
  /** Down payment to a kopeck, where the visitor has said it so; `share` is not asked then. */
  down?: number | undefined;
  /** Years. */
  years: number;
}

/** The visitor's mortgage as the programme allows it. */
export interface Mortgage extends LoanTerms {
  price: number;
  /** Down payment, per cent of the price, to a tenth. */
  share: number;
  /** Smallest share that the programme takes for this price, to a tenth. */
  leastShare: number;
  years: number;
}

/** Down payments above this are a purchase, not a mortgage. */
export const MAX_SHARE = 90;

/** Longest term of a programme in whole years, at least one. */
export const maxYears = (programme: Pick<LoanProgramme, 'term'>): number =>
  Math.max(1, Math.floor(programme.term / 12));

/**
 * Fits a choice into a programme: the share rises to the minimum (also where the largest loan demands
 * it), the term stays within the programme's.
 */
export function mortgageOf(choice: MortgageChoice, programme: LoanProgramme): Mortgage {
  const { price } = choice;
  const least = downPaymentFor(price, programme);
  const leastShare = shareOf(price, least);
  const years = Math.min(Math.max(1, choice.years), maxYears(programme));
  const share = Math.min(choice.share ?? 0, MAX_SHARE);
  const asked = choice.down ?? percentOf(price, share);
  const terms = loanTerms(price, programme, {
    downPayment: Math.max(least, asked),
    months: years * 12,
  });
  return { ...terms, price, years, leastShare, share: shareOf(price, terms.downPayment) };
}

/** Bounds of a slider on a grid that its first value stands on, so that no browser moves it. */
export interface Grid {
  min: number;
  max: number;
  step: number;
  value: number;
}

/** Moves the bounds inwards until `value` is a whole number of steps from both. */
export function gridAround({ value, min, max, step }: Grid): Grid {
  const below = Math.max(0, Math.floor((value - min) / step));
  const above = Math.max(0, Math.floor((max - value) / step));
  return { value, step, min: value - below * step, max: value + above * step };
}
