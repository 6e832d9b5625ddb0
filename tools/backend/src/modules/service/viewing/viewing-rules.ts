import {
  addDays,
  dayTimes,
  minuteOf,
  moscowDay,
  moscowInstant,
  weekdayOf,
} from '@m30/ui-kit/format';
import { HOLIDAYS } from '../../../kernel/time/holidays.ts';
import type { HostRow } from './viewings.table.ts';

/** Minutes that a viewing takes. */
export const LENGTH = 40;

/** One grid for everybody, so that no viewing of a host runs into another: minutes of the day. */
const GRID = { from: 10 * 60, to: 20 * 60, step: 45 };

/** Milliseconds. */
export const HOUR = 3_600_000;

/** Milliseconds before a viewing after which it is neither taken nor changed. */
const NOTICE = 2 * HOUR;

/** Days on offer. */
const HORIZON = 14;

/** Viewings that one phone may have ahead. */
export const MOST_AHEAD = 3;

/** Hours before a viewing at which its visitor is reminded, the later one last. */
export const REMINDERS = [24, 2] as const;

/** When a host shows lots. */
export type Hours = Pick<HostRow, 'days' | 'fromMinute' | 'toMinute'>;

/** Beginnings of a host's viewings on a day, HH:mm; none on a day off. */
export function timesOn({ days, fromMinute, toMinute }: Hours, day: string): string[] {
  if (!days.includes(weekdayOf(day)) || HOLIDAYS.has(day)) return [];
  return dayTimes(GRID.from, GRID.to, GRID.step).filter((time) => {
    const minute = minuteOf(time);
    return minute >= fromMinute && minute + LENGTH <= toMinute;
  });
}

/** Days on offer: two weeks from today on, or from tomorrow once the last time of today is too near. */
export function daysFrom(now: Date): string[] {
  const today = moscowDay(now);
  const last = dayTimes(GRID.from, GRID.to, GRID.step).at(-1);
  const isOver = !isInTime(moscowInstant(today, last), now);
  const first = isOver ? addDays(today, 1) : today;
  return Array.from({ length: HORIZON }, (_, index) => addDays(first, index));
}

/** Whether it is early enough to take, move or cancel a viewing. */
export const isInTime = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= NOTICE;

/** Whether a host may be met at a moment, busy or not. */
export function mayStart(hours: Hours, at: Date, now: Date): boolean {
  const day = moscowDay(at);
  return (
    isInTime(at, now) &&
    daysFrom(now).includes(day) &&
    timesOn(hours, day).some((time) => +moscowInstant(day, time) === +at)
  );
}

/** When a viewing ends: {@link LENGTH} minutes after its start. */
export const endOf = (startsAt: Date): Date => new Date(startsAt.getTime() + LENGTH * 60_000);

/** Reminders that are still to come of a viewing: who books less than that before needs none. */
export const remindersAhead = (startsAt: Date, now: Date): number[] =>
  REMINDERS.filter((hours) => startsAt.getTime() - now.getTime() > hours * HOUR);
