import type { AdvertisedCredit } from '../../credit/core/index.ts';
import {
  differentiatedSchedule,
  downPaymentFor,
  effectiveCostOf,
  percentOf,
  repaymentSchedule,
  requiredIncome,
  shareOf,
  totalOf,
  type LoanProgramme,
  type ScheduleRow,
} from '../../money/index.ts';
import { MAX_SHARE, maxYears } from './mortgage.ts';

/** A programme to choose; a row of `Content.GetProgrammes` of `@m30/api` has this shape. */
export interface PlannedProgramme extends LoanProgramme, AdvertisedCredit {
  /** Name in addresses: «baltika-standard». */
  id: string;
  /** `null` for the one that several banks give. */
  bank: string | null;
  /** «Семейная ипотека». */
  name: string;
  /** Full conditions in Russian, ready to print. */
  disclaimer: string;
  /** Where the figures come from. */
  source: string;
  /** ISO date of the figures. */
  actualAt: string;
}

/** How a loan is repaid. */
export type RepaymentKind = 'annuity' | 'differentiated';

/** One set of terms that the visitor chose. */
export interface MortgageVariant {
  /** Kopecks. */
  price: number;
  /** Down payment with the maternity capital, kopecks; `null` is the programme's least. */
  down: number | null;
  /** Maternity capital within the down payment, kopecks. */
  capital: number;
  years: number;
  /** Id of a programme. */
  programme: string;
  kind: RepaymentKind;
}

/** A variant as its programme allows it, with everything that follows from it; amounts in kopecks. */
export interface MortgagePlan {
  price: number;
  down: number;
  /** Least and greatest down payment for this price. */
  downBounds: { min: number; max: number };
  /** Down payment, per cent of the price, to a tenth. */
  share: number;
  capital: number;
  /** Down payment without the capital. */
  own: number;
  loan: number;
  rate: number;
  years: number;
  months: number;
  /** First payment; with an annuity every one but the last. */
  payment: number;
  /** Last payment; lower than the first where the loan is repaid in equal parts. */
  lastPayment: number;
  /** Interest of the whole term. */
  interest: number;
  /** Income a month that the payment is half of. */
  income: number;
  /** Full cost by the schedule alone, per cent a year; `null` where there is none. */
  cost: number | null;
  rows: ScheduleRow[];
}

/** Fits a variant into its programme and repays the loan. */
export function planOf(variant: MortgageVariant, programme: LoanProgramme): MortgagePlan {
  const { price, kind } = variant;
  const min = Math.min(price, downPaymentFor(price, programme));
  const max = Math.max(min, percentOf(price, MAX_SHARE));
  const down = Math.min(max, Math.max(min, variant.down ?? min));
  const capital = Math.min(variant.capital, down);
  const years = Math.min(Math.max(1, variant.years), maxYears(programme));
  const months = Math.min(years * 12, programme.term);
  const loan = { loan: price - down, rate: programme.rate, months };
  const rows = kind === 'annuity' ? repaymentSchedule(loan) : differentiatedSchedule(loan);
  const payment = rows[0]?.payment ?? 0;
  return {
    ...loan,
    ...{ price, down, downBounds: { min, max }, capital, years, rows, payment },
    share: shareOf(price, down),
    own: down - capital,
    lastPayment: rows.at(-1)?.payment ?? 0,
    interest: totalOf(rows).interest,
    income: requiredIncome(payment),
    cost: effectiveCostOf(loan.loan, rows),
  };
}
