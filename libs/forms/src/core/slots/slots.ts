import { CONSULTATION_HOURS, CONSULTATION_STEP, type ConsultationHours } from '@m30/api/client';
import {
  addDays,
  addMonths,
  dayTimes,
  isDay,
  isWeekend,
  moscowDay,
  moscowTime,
} from '@m30/ui-kit/format';

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
  return { first: hasSlots ? today : addDays(today, 1), last: lastBookingDay(now) };
}

/** The last day that may be booked: one month from today. */
export const lastBookingDay = (now: Date): string => addMonths(moscowDay(now), 1);

/** Opening hours of an ISO day. */
export const hoursOf = (day: string, who: Consultant): ConsultationHours =>
  CONSULTATION_HOURS[who][isWeekend(day) ? 'weekend' : 'weekday'];

/** Every slot of an ISO day as HH:mm, whenever it is: half-open hours, so «9–20» ends with 19:30. */
export function timesOf(day: string, who: Consultant): string[] {
  const { from, to } = hoursOf(day, who);
  return dayTimes(from * 60, to * 60, CONSULTATION_STEP);
}

/**
 * Slots of a day that can still be booked, as HH:mm: those of today that have begun are gone; none outside of the
 * booking window.
 * @param day ISO day, `2026-11-20`
 */
export function slotsOf(day: string, who: Consultant, now: Date): string[] {
  const today = moscowDay(now);
  if (!isDay(day) || day < today || day > lastBookingDay(now)) return [];
  const slots = timesOf(day, who);
  if (day > today) return slots;
  const time = moscowTime(now);
  return slots.filter((slot) => slot > time);
}
