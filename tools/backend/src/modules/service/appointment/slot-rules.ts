import { addDays, dayTimes, moscowDay, moscowInstant, weekdayOf } from '@m30/ui-kit/format';
import { HOLIDAYS } from '../../../kernel/time/holidays.ts';
import type { AppointmentKind } from './types.ts';

/** When and how long people are received. */
export interface SlotRules {
  /** Days of the week, 1 Monday … 7 Sunday. */
  readonly days: readonly number[];
  /** Minutes of the day between which visits begin and end, on the clock of Moscow. */
  readonly from: number;
  readonly to: number;
  /** Minutes that a visit takes. */
  readonly minutes: number;
  /** People who receive at the same time in one place. */
  readonly seats: number;
  /** Visits that one buyer may have ahead: about one order, or without any. */
  readonly most: number;
}

const WEEKDAYS = [1, 2, 3, 4, 5];

/** Rules of each kind; the length of an inspection is what the site promises: an hour and a half. */
export const RULES: Readonly<Record<AppointmentKind, SlotRules>> = {
  acceptance: { days: WEEKDAYS, from: 9 * 60, to: 18 * 60, minutes: 90, seats: 2, most: 1 },
  keys: { days: WEEKDAYS, from: 9 * 60, to: 18 * 60, minutes: 45, seats: 1, most: 1 },
  // Hours of the office on Kurskaya street.
  showroom: {
    days: [2, 3, 4, 5, 6, 7],
    from: 10 * 60,
    to: 20 * 60,
    minutes: 60,
    seats: 2,
    most: 2,
  },
};

/** Milliseconds before a visit after which it is neither taken nor changed. */
export const NOTICE = 24 * 3_600_000;

/** Days ahead that may be chosen. */
const HORIZON = 28;

/** Beginnings of visits on a day; none on a day off. */
export function startsOn(kind: AppointmentKind, day: string): Date[] {
  const { days, from, to, minutes } = RULES[kind];
  if (!days.includes(weekdayOf(day)) || HOLIDAYS.has(day)) return [];
  return dayTimes(from, to, minutes).map((time) => moscowInstant(day, time));
}

/** Beginnings of visits that can still be chosen, by their days. */
export function startsFrom(kind: AppointmentKind, now: Date): { day: string; starts: Date[] }[] {
  const earliest = now.getTime() + NOTICE;
  const today = moscowDay(now);
  return Array.from({ length: HORIZON }, (_, index) => {
    const day = addDays(today, index + 1);
    return { day, starts: startsOn(kind, day).filter((at) => at.getTime() >= earliest) };
  }).filter(({ starts }) => starts.length > 0);
}

/** Whether a visit may begin at a moment at all, free or not. */
export const isStart = (kind: AppointmentKind, at: Date, now: Date): boolean =>
  startsFrom(kind, now).some(({ starts }) => starts.some((one) => +one === +at));

/** Whether a visit can still be moved and cancelled. */
export const isChangeable = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= NOTICE;

/** End of a visit. */
export const endOf = (kind: AppointmentKind, startsAt: Date): Date =>
  new Date(startsAt.getTime() + RULES[kind].minutes * 60_000);
