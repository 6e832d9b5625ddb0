import { isBare } from '../geometry/crown.ts';
import { monthOf } from '../sun/calendar.ts';
import { MINUTES, type SunYear } from '../sun/sun-year.ts';
import type { Light } from './light.ts';

/** Minutes of a day from the first to before the last. */
export interface Span {
  from: number;
  to: number;
}

function isSunny(lights: readonly Light[], sun: SunYear, index: number, bare: boolean): boolean {
  for (const light of lights) {
    if (light(sun, index, bare)) return true;
  }
  return false;
}

/**
 * Minutes of direct sun in a room on each day of a year, if every day were clear.
 * @param lights those of all its windows: the sun in one of them is enough
 */
export function minutesOfYear(lights: readonly Light[], sun: SunYear): Uint16Array {
  return Uint16Array.from({ length: sun.days }, (_, day) => minutesOfDay(lights, sun, day));
}

export function minutesOfDay(lights: readonly Light[], sun: SunYear, day: number): number {
  const bare = isBare(monthOf(sun, day));
  let minutes = 0;
  for (let minute = sun.rise[day] as number; minute < (sun.set[day] as number); minute += 1) {
    if (isSunny(lights, sun, day * MINUTES + minute, bare)) minutes += 1;
  }
  return minutes;
}

/** When the sun is in a room on a day. */
export function spansOfDay(lights: readonly Light[], sun: SunYear, day: number): Span[] {
  const bare = isBare(monthOf(sun, day));
  const spans: Span[] = [];
  for (let minute = sun.rise[day] as number; minute < (sun.set[day] as number); minute += 1) {
    if (!isSunny(lights, sun, day * MINUTES + minute, bare)) continue;
    const last = spans.at(-1);
    if (last?.to === minute) last.to = minute + 1;
    else spans.push({ from: minute, to: minute + 1 });
  }
  return spans;
}
