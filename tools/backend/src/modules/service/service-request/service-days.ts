import { addDays, moscowDay } from '@m30/ui-kit/format';

/** Days ahead for which a service may be wished. */
const FURTHEST = 90;

/** From which and until which day a service may be wished for, ISO dates. */
export function serviceDays(now: Date): { first: string; last: string } {
  return {
    first: addDays(moscowDay(now), 1),
    last: addDays(moscowDay(now), FURTHEST),
  };
}
