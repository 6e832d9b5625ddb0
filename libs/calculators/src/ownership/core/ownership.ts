import {
  loanTerms,
  repaymentSchedule,
  type LoanProgramme,
  type LoanTerms,
} from '../../money/index.ts';
import { deductionByYear } from './deduction-by-year.ts';
import { endOfQuarter, monthOf, monthOfYear, yearOf, type Month } from './month.ts';
import type { OwnershipChoice } from './ownership-choice.ts';
import { propertyTax } from './property-tax.ts';

/** A flat whose years are counted. */
export interface OwnedFlat {
  /** Kopecks. */
  price: number;
  /** m². */
  area: number;
  /** `null` where the building is completed. */
  handover: { year: number; quarter: number } | null;
  /** It comes with its finish. */
  finished: boolean;
  /** It comes with furniture. */
  furnished: boolean;
}

/** What is paid in a month or a year, kopecks; what comes back is below nought. */
export interface Outlay {
  /** Down payment, deal and parking place. */
  start: number;
  loan: number;
  /** Until the keys, and while works go on. */
  rent: number;
  /** Finish and furniture. */
  fitOut: number;
  /** Upkeep, heating, insurance and tax. */
  running: number;
  deduction: number;
}

/** A year with all that is paid in it. */
export type OwnershipYear = Outlay & { year: number; total: number };

/** Month by month, from the one of the purchase. */
interface OwnershipMonth extends Outlay {
  month: Month;
  /** Owed to the bank afterwards, kopecks. */
  debt: number;
  /** Of the payment on the loan, kopecks. */
  interest: number;
}

export interface Ownership {
  loan: LoanTerms;
  keys: Month;
  months: OwnershipMonth[];
  years: OwnershipYear[];
  total: OwnershipYear;
  /** Interest paid in all years, kopecks. */
  interest: number;
}

export const COLUMNS = ['start', 'loan', 'rent', 'fitOut', 'running', 'deduction'] as const;

/** Months of works, where there are any. */
export const WORKS = 3;

/** Tax of the last year is paid in November, tax comes back in July. */
const TAX_MONTH = 10;
const REFUND_MONTH = 6;

/**
 * What a flat costs until the end of a year: each month's payments in the money of their year. Whole kopecks; prices rise each January.
 * @param today ISO date of the purchase
 */
export function ownershipOf(
  flat: OwnedFlat,
  choice: OwnershipChoice,
  programme: LoanProgramme,
  today: string,
): Ownership {
  const from = monthOf(today);
  const keys = Math.max(from, flat.handover ? endOfQuarter(flat.handover) : from);
  const loan = loanTerms(flat.price, programme, {
    ...(choice.down !== null && { downPayment: choice.down }),
    months: choice.years * 12,
  });
  const schedule = repaymentSchedule(loan);
  const until = Math.max(choice.until, yearOf(from));
  const finish = flat.finished ? 0 : Math.round(choice.finish * flat.area);
  const moveIn = keys + (finish > 0 ? WORKS : 0);
  const interestThrough = (year: number) =>
    schedule
      .slice(0, Math.max(0, (year + 1) * 12 - 1 - from))
      .reduce((sum, { interest }) => sum + interest, 0);
  const { owners, incomeTax } = choice;
  const refunds = deductionByYear({
    ...{ price: flat.price, owners, incomeTax, until, interestThrough },
    from: yearOf(keys),
  });
  const length = (until + 1) * 12 - from;
  const months = Array.from({ length }, (_, at): OwnershipMonth => {
    const month = from + at;
    const dearer = (kopecks: number) =>
      Math.round(kopecks * (1 + choice.inflation / 100) ** (yearOf(month) - yearOf(from)));
    const row = at === 0 ? undefined : schedule[at - 1];
    const debt = at === 0 ? loan.loan : (row?.balance ?? 0);
    const owned = month >= keys;
    const furniture = flat.furnished ? 0 : choice.furniture;
    const upkeep = owned ? dearer((choice.upkeep + choice.heating) * flat.area) : 0;
    const insurance = at % 12 === 0 ? Math.round((debt * choice.insurance) / 100) : 0;
    const taxed = Math.min(12, yearOf(month) * 12 - keys);
    const tax = monthOfYear(month) === TAX_MONTH && taxed > 0 ? propertyTax(flat, taxed) : 0;
    const refund = monthOfYear(month) === REFUND_MONTH ? (refunds.get(yearOf(month)) ?? 0) : 0;
    return {
      ...{ month, debt, interest: row?.interest ?? 0, loan: row?.payment ?? 0 },
      start: at === 0 ? loan.downPayment + choice.deal + choice.parking : 0,
      rent: month < moveIn ? dearer(choice.rent) : 0,
      fitOut: month === keys ? dearer(finish + furniture) : 0,
      running: upkeep + insurance + tax,
      deduction: refund === 0 ? 0 : -refund,
    };
  });
  const byYear = Map.groupBy(months, ({ month }) => yearOf(month));
  const years = [...byYear].map(([year, own]) => sumOf(year, own));
  return {
    ...{ loan, keys, months, years },
    total: sumOf(until, years),
    interest: months.reduce((sum, { interest }) => sum + interest, 0),
  };
}

function sumOf(year: number, outlays: readonly Outlay[]): OwnershipYear {
  const sum = (column: (typeof COLUMNS)[number]) =>
    outlays.reduce((all, outlay) => all + outlay[column], 0);
  const columns = {
    ...{ start: sum('start'), loan: sum('loan'), rent: sum('rent') },
    ...{ fitOut: sum('fitOut'), running: sum('running'), deduction: sum('deduction') },
  };
  return { year, ...columns, total: totalOf(columns) };
}

/** All that is paid less what comes back. */
export const totalOf = (outlay: Outlay): number =>
  COLUMNS.reduce((sum, column) => sum + outlay[column], 0);
