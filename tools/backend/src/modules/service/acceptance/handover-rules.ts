import { moscowDay } from '../appointment/slot-rules.ts';

/** Days that the company has for repairs, as the page about inspections says. */
const REPAIR_DAYS = 60;

/** Months after which the company may hand over alone where the buyer stays away (214-ФЗ, art. 8). */
const ONE_SIDED_MONTHS = 2;

/** Stage from which the contract of an order stands. */
export const CONTRACT_STAGE = 8;

/** Stage in which the contract is registered, so that keys may be given. */
export const KEYS_STAGE = 10;

/** Last day of the repair of what was sent at a moment, `YYYY-MM-DD`. */
export const dueOn = (sentAt: Date): string =>
  moscowDay(new Date(sentAt.getTime() + REPAIR_DAYS * 24 * 3_600_000));

/** Day from which a one-sided act is allowed, `YYYY-MM-DD`; the end of a shorter month counts. */
export function oneSidedOn(readyAt: Date): string {
  const day = new Date(`${moscowDay(readyAt)}T00:00:00Z`);
  const date = day.getUTCDate();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + ONE_SIDED_MONTHS);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(date, last));
  return day.toISOString().slice(0, 10);
}
