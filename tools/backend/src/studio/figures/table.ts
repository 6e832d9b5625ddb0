import type { StudioResult } from '@m30/studio/contract/client';
import { addDays, moscowInstant } from '@m30/ui-kit/format';

/** A table of figures, as `Figures.Get` answers it. */
export type FigureTable = StudioResult<'Figures.Get'>['tables'][number];

type Column = FigureTable['columns'][number];

/** Days in Moscow over which figures are gathered, both included. */
export interface Period {
  /** `YYYY-MM-DD`. */
  from: string;
  to: string;
}

/** A column of numbers. @param unit what they are of; things that are counted unless it says otherwise */
export const column = (title: string, unit: Column['unit'] = 'count'): Column => ({ title, unit });

/** Whole per cent; `null` of nothing. */
export const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100);

/** Every day of a period. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Moments between which a period lies: its first midnight in Moscow, and the one after it. */
export const momentsOf = ({ from, to }: Period): [Date, Date] => [
  moscowInstant(from, '00:00'),
  moscowInstant(addDays(to, 1), '00:00'),
];
