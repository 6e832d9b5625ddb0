import { moscowDate } from '../../../kernel/time/moscow-date.ts';

const DAY = 24 * 3_600_000;

/** Days ahead for which a service may be wished. */
const FURTHEST = 90;

/** From which and until which day a service may be wished for, ISO dates. */
export function serviceDays(now: Date): { first: string; last: string } {
  return {
    first: moscowDate(new Date(now.getTime() + DAY)),
    last: moscowDate(new Date(now.getTime() + FURTHEST * DAY)),
  };
}
