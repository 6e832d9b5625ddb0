import { addDays, formatDate, moscowIso } from '@m30/ui-kit/format';
import { bookingDays, slotsOf, type Consultant } from './slots.ts';

/** A day that may be booked, with the times of it that are still ahead. */
export interface OfferedDay {
  /** ISO day, `2026-11-20`. */
  day: string;
  /** Each as an ISO instant and as HH:mm on the clock of Moscow. */
  times: { at: string; time: string; free: true }[];
}

/** Every day from the first that may be booked to the last. */
export function offeredDays(who: Consultant, now: Date): OfferedDay[] {
  const { first, last } = bookingDays(who, now);
  const days: OfferedDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const times = slotsOf(day, who, now);
    days.push({
      day,
      times: times.map((time) => ({ at: moscowIso(day, time), time, free: true })),
    });
  }
  return days;
}

/** An ISO day as a field shows it: DD.MM.YYYY. */
export const shownDay = (day: string): string => formatDate(day, 'short');
