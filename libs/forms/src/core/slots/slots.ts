import { CONSULTATION_HOURS, CONSULTATION_STEP } from '@m30/api/client';
import { addDays, addMonths, isDay, isWeekend, moscowDay, moscowTime } from '@m30/ui-kit/format';

/** Whose slots are meant: `co` of an object, `cs` of the mortgage consultant. */
export type Consultant = keyof typeof CONSULTATION_HOURS;

/** First and last day on offer, both included, as `2026-11-20`. */
export interface BookingDays {
  first: string;
  last: string;
}

/** Today, or tomorrow when today has no slot left, to one month from today. */
export function bookingDays(who: Consultant, now: Date): BookingDays {
  const today = moscowDay(now);
  const hasSlots = slotsOf(today, who, now).length > 0;
  return { first: hasSlots ? today : addDays(today, 1), last: addMonths(today, 1) };
}

/**
 * Slots of a day as HH:mm: half-open hours, so «9–20» ends with 19:30; those of today that have begun are gone; none
 * outside of the booking window.
 * @param day ISO day, `2026-11-20`
 */
export function slotsOf(day: string, who: Consultant, now: Date): string[] {
  const today = moscowDay(now);
  if (!isDay(day) || day < today || day > addMonths(today, 1)) return [];
  const { from, to } = CONSULTATION_HOURS[who][isWeekend(day) ? 'weekend' : 'weekday'];
  const time = moscowTime(now);
  const slots = Array.from({ length: ((to - from) * 60) / CONSULTATION_STEP }, (_, index) =>
    timeOf(from * 60 + index * CONSULTATION_STEP),
  );
  return day > today ? slots : slots.filter((slot) => slot > time);
}

/** HH:mm of a minute of the day. */
function timeOf(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}
