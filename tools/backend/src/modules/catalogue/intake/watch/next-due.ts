import type { Every } from '@m30/studio/contract/catalogue/import-source.schema';
import { moscowDay, moscowInstant } from '@m30/ui-kit/format';
import { daysAfter } from '../../../../kernel/time/day.ts';

/** Milliseconds. */
const HOUR = 3_600_000;

interface Interval {
  every: Every;
  /** Hour in Moscow, for `day`. */
  hour: number;
}

/** The first moment after another one at which a source is looked at; `null` where it is switched off. */
export function nextDue({ every, hour }: Interval, after: Date): Date | null {
  if (every === 'off') return null;
  if (every === 'hour') return new Date(after.getTime() + HOUR);
  const time = `${String(hour).padStart(2, '0')}:00`;
  const today = moscowInstant(moscowDay(after), time);
  return today > after ? today : daysAfter(today, 1);
}

/** After a failure: as always, but in an hour at the latest. */
export function nextTry(interval: Interval, after: Date): Date | null {
  const due = nextDue(interval, after);
  return due && new Date(Math.min(due.getTime(), after.getTime() + HOUR));
}
