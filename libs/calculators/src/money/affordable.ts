import { annuityPayment, annuityShare, type AnnuityInput } from './annuity.ts';
import { sharePaid, type LoanProgramme } from './loan-terms.ts';

/**
 * Largest loan whose payment is within `payment`, kopecks: the annuity formula solved for the loan
 * (specification §9), `loan = payment × (1 − (1 + i)^−months) ÷ i`, lowered until the rounded payment fits.
 * @param payment kopecks a month
 */
export function loanFor(payment: number, { rate, months }: Omit<AnnuityInput, 'loan'>): number {
  if (payment <= 0) return 0;
  const share = annuityShare({ rate, months });
  // Half a kopeck more is still rounded down to this payment.
  let loan = Math.floor((payment + 0.5) / share) + 1;
  while (loan > 0 && annuityPayment({ loan, rate, months }) > payment) loan -= 1;
  return loan;
}

/** What somebody can pay. */
export interface Means {
  /** Kopecks a month. */
  payment: number;
  /** Own money for the down payment, kopecks. */
  own: number;
  /** @default the programme's longest term */
  months?: number;
}

/** What can be bought with some means, kopecks. */
export interface Affordable {
  loan: number;
  price: number;
}

/**
 * Dearest home within the means by one programme: the largest loan and one's own money, while that money is
 * the down payment that the programme asks. Rates and limits are the programme's own.
 */
export function affordable(means: Means, programme: LoanProgramme): Affordable {
  const { payment, months } = means;
  // A down payment is whole roubles.
  const own = Math.floor(means.own / 100) * 100;
  const term = Math.min(programme.term, months ?? programme.term);
  const loan = Math.min(
    programme.maxLoan,
    loanFor(payment, { rate: programme.rate, months: term }),
  );
  const price = Math.min(loan + own, dearest(own, programme.downPayment));
  return { price, loan: Math.max(0, price - means.own) };
}

/** Highest price of which `own` is the least down payment. */
function dearest(own: number, downPayment: number): number {
  if (downPayment <= 0) return Number.MAX_SAFE_INTEGER;
  let price = Math.floor((own * 100) / downPayment) + 1;
  while (price > 0 && sharePaid(price, { downPayment }) > own) price -= 1;
  return price;
}

/** Share of the income above which a bank has to warn of the risk: 50 % (353-ФЗ, art. 5.1). */
export const DEBT_SHARE = 50;

/**
 * Income a month of which a payment is no more than `share` per cent, kopecks, rounded up. The ratio of
 * all payments to the income is the bank's «показатель долговой нагрузки» (353-ФЗ, art. 5.1).
 * @param others payments on other loans, kopecks a month
 */
export function requiredIncome(payment: number, others = 0, share: number = DEBT_SHARE): number {
  return Math.ceil(((payment + others) * 100) / share);
}
