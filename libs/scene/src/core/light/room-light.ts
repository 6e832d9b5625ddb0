import { isBare } from '../geometry/season.ts';
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

interface SpanOptions {
  /** Minutes between two that are looked at; their edges are found to the minute, what is shorter may be left out. @default 1 */
  step?: number;
}

/** When the sun is in a room on a day. */
export function spansOfDay(
  lights: readonly Light[],
  sun: SunYear,
  day: number,
  { step = 1 }: SpanOptions = {},
): Span[] {
  const bare = isBare(monthOf(sun, day));
  const at = (minute: number) => isSunny(lights, sun, day * MINUTES + minute, bare);
  const [rise, set] = [sun.rise[day] as number, sun.set[day] as number];
  const spans: Span[] = [];
  let before = rise - 1;
  let was = false;
  // A run that was not decided is gone through before the next one is asked for.
  let asked = rise;
  while (before < set - 1) {
    if (before >= rise && before >= asked && before + RUN * step < set) {
      const first = day * MINUTES + before;
      if (isDecided(lights, sun, first, RUN * step, was)) {
        before += RUN * step;
        continue;
      }
      asked = before + RUN * step;
    }
    const minute = Math.min(before + step, set - 1);
    if (at(minute) !== was) {
      const edge = firstUnlike(at, was, before, minute);
      was = !was;
      if (was) spans.push({ from: edge, to: set });
      else (spans.at(-1) as Span).to = edge;
    }
    before = minute;
  }
  return spans;
}

/** Steps of a run that is decided at once. */
const RUN = 8;

/** Whether all minutes of a run are as the one before them. */
function isDecided(
  lights: readonly Light[],
  sun: SunYear,
  first: number,
  minutes: number,
  was: boolean,
): boolean {
  let isDark = true;
  for (const { run } of lights) {
    const decided = run(sun, first, first + minutes);
    if (decided === true) return was;
    if (decided === null) isDark = false;
  }
  return isDark && !was;
}

/** The first minute after one that is as it was, up to one that is not: halves what is between. */
function firstUnlike(
  at: (minute: number) => boolean,
  was: boolean,
  before: number,
  unlike: number,
): number {
  let [same, other] = [before, unlike];
  while (other - same > 1) {
    const middle = (same + other) >> 1;
    if (at(middle) === was) same = middle;
    else other = middle;
  }
  return other;
}
