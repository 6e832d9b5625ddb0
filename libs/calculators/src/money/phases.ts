import type { AnnuityInput } from './annuity.ts';
import { repaymentSchedule, type ScheduleRow } from './schedule.ts';

/** A loan whose rate is lowered at first, at the developer's or the state's expense. */
export interface SubsidisedInput extends AnnuityInput {
  /** The rate of the first months, per cent a year; `rate` is that of the others. */
  firstRate: number;
  /** How long it lasts, months. */
  firstMonths: number;
}

/**
 * Schedule of a subsidised loan: the annuity of the whole term at the first rate, then the annuity of what
 * is still owed at the second one (specification §9 in both phases).
 */
export function subsidisedSchedule(input: SubsidisedInput): ScheduleRow[] {
  const { firstRate, firstMonths, ...loan } = input;
  if (firstMonths < 1) return repaymentSchedule(loan);
  return repaymentSchedule({ ...loan, rate: firstRate }, [{ month: firstMonths, rate: loan.rate }]);
}

/** A part of a loan that the bank pays out later. */
export interface Tranche {
  /** Kopecks. */
  amount: number;
  /** After which payment; 0 is at once. */
  month: number;
}

/**
 * Schedule of a tranche mortgage: interest runs on what has been paid out, and each tranche sets the
 * annuity of all that is owed for the months that are left (specification §9 from tranche to tranche).
 */
export function trancheSchedule(
  tranches: readonly Tranche[],
  { rate, months }: Omit<AnnuityInput, 'loan'>,
): ScheduleRow[] {
  const first = tranches.filter(({ month }) => month < 1);
  const loan = first.reduce((sum, { amount }) => sum + amount, 0);
  const later = tranches.filter(({ month }) => month >= 1);
  return repaymentSchedule(
    { loan, rate, months },
    later.map(({ month, amount }) => ({ month, draw: amount })),
  );
}
