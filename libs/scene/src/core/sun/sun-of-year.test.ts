import { getPosition } from 'suncalc';
import { describe, expect, it, test } from 'vitest';
import { dayOf, instantOf, isoOf, monthOf } from './calendar.ts';
import { sunAt, sunOfYear } from './sun-of-year.ts';
import { positionIn } from './sun-year.ts';

const PETERSBURG = [59.911, 30.356] as const;
const MOSCOW_ZONE = 180;
const sun = sunOfYear(PETERSBURG, { year: 2027, utcOffset: MOSCOW_ZONE });

/** Degrees between two directions. */
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

describe('the sun of a year', () => {
  it.each([
    ['Saint Petersburg', PETERSBURG, 180],
    ['Sochi', [43.6, 39.7] as const, 180],
    ['Petropavlovsk-Kamchatsky', [53.04, 158.65] as const, 720],
    ['Santiago', [-33.4, -70.7] as const, -240],
  ])('stands over %s where a second ephemeris has it, within 0.1°', (_, coordinate, utcOffset) => {
    const year = sunOfYear(coordinate, { year: 2027, utcOffset });
    let compared = 0;
    for (let day = 0; day < year.days; day += 3) {
      for (let minute = day % 13; minute < 1440; minute += 13) {
        const ours = positionIn(year, day, minute);
        if (!ours) continue;
        const theirs = getPosition(
          new Date(instantOf(year, day, minute)),
          coordinate[0],
          coordinate[1],
        );
        expect(Math.abs(ours.altitude - theirs.altitude)).toBeLessThan(0.1);
        // Azimuths run together towards the zenith: what counts is the angle on the sky.
        const level = Math.cos((ours.altitude * Math.PI) / 180);
        expect(apart(ours.azimuth, theirs.azimuth) * level).toBeLessThan(0.1);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(5_000);
  });

  it('stands at one instant where the table has it', () => {
    for (let day = 0; day < sun.days; day += 30) {
      const [one, other] = [sunAt(PETERSBURG, instantOf(sun, day, 780)), positionIn(sun, day, 780)];
      expect(one.altitude).toBeCloseTo(other?.altitude ?? 0, 2);
      expect(one.azimuth).toBeCloseTo(other?.azimuth ?? 0, 2);
    }
  });

  it('never stands in the north at noon, and crosses the south once a day', () => {
    for (let day = 0; day < sun.days; day += 1) {
      let crossings = 0;
      for (
        let minute = sun.rise[day] as number;
        minute < (sun.set[day] as number) - 1;
        minute += 1
      ) {
        const [now, next] = [positionIn(sun, day, minute), positionIn(sun, day, minute + 1)];
        if (now && next && now.azimuth < 180 && next.azimuth >= 180) crossings += 1;
      }
      expect(crossings).toBe(1);
    }
  });

  it('is up for nineteen hours in June and for less than six in December', () => {
    const lengthOf = (month: number) => {
      const day = dayOf(sun, month, 22);
      return (sun.set[day] as number) - (sun.rise[day] as number);
    };
    expect(lengthOf(6) / 60).toBeCloseTo(18.8, 0);
    expect(lengthOf(12) / 60).toBeCloseTo(5.9, 0);
  });

  it('does not set in a polar summer and does not rise in a polar winter', () => {
    const arctic = sunOfYear([69.35, 88.2], { year: 2027, utcOffset: 420 });
    expect([arctic.rise[172], arctic.set[172]]).toEqual([0, 1440]);
    expect([arctic.rise[354], arctic.set[354]]).toEqual([1440, 0]);
  });
});

describe('the calendar', () => {
  test('names days both ways, leap years too', () => {
    expect(dayOf(sun, 12, 31)).toBe(364);
    expect(isoOf(sun, dayOf(sun, 4, 22))).toBe('2027-04-22');
    expect(monthOf(sun, 31)).toBe(2);
    expect(dayOf({ year: 2028, days: 366, utcOffset: 0 }, 12, 31)).toBe(365);
  });

  test('is refused where it cannot be meant', () => {
    expect(() => sunOfYear(PETERSBURG, { year: 20_27.5, utcOffset: 180 })).toThrow(RangeError);
    expect(() => sunOfYear(PETERSBURG, { year: 2027, utcOffset: 10_000 })).toThrow(RangeError);
  });
});
