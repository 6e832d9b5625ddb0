import { CONSULTATION_HOURS, CONSULTATION_STEP } from '@m30/api/client';
import { addDays, addMonth, isDay, isWeekend, moscowMoment } from './moscow-clock.ts';

/** Whose slots are meant: `co` of an object, `cs` of the mortgage consultant. */
export type Consultant = keyof typeof CONSULTATION_HOURS;

/** First and last day on offer, both included, as `2026-11-20`. */
export interface BookingDays {
  first: string;
  last: string;
}

/** Today, or tomorrow when today has no slot left, to one month from today. */
export function bookingDays(who: Consultant, now: Date): BookingDays {
  const today = moscowMoment(now).day;
  const hasSlots = slotsOf(today, who, now).length > 0;
  return { first: hasSlots ? today : addDays(today, 1), last: addMonth(today) };
}

/**
 * Slots of a day as HH:mm: half-open hours, so «9–20» ends with 19:30; those of today that have begun are gone; none
 * outside of the booking window.
 * @param day ISO day, `2026-11-20`
 */
export function slotsOf(day: string, who: Consultant, now: Date): string[] {
  const { day: today, minute } = moscowMoment(now);
  if (!isDay(day) || day < today || day > addMonth(today)) return [];
  const { from, to } = CONSULTATION_HOURS[who][isWeekend(day) ? 'weekend' : 'weekday'];
  const slots: string[] = [];
  for (let slot = from * 60; slot < to * 60; slot += CONSULTATION_STEP) {
    if (day > today || slot > minute) slots.push(timeOf(slot));
  }
  return slots;
}

/** HH:mm of a minute of the day. */
function timeOf(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}
