import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, moscowDay } from '@m30/ui-kit/format';
import { bookingDays, slotsOf, type Consultant } from './slots.ts';

/** A moment by the clock of Moscow. */
const moscow = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`);

/** The hours as the specification writes them, §9, not as the code does. */
const hours = {
  co: { weekday: [9, 20], weekend: [10, 18] },
  cs: { weekday: [10, 17], weekend: [10, 18] },
} as const;

describe('slots of a day', () => {
  test.each<[string, Consultant, string, string, number]>([
    ['2026-11-20', 'co', '09:00', '19:30', 22],
    ['2026-11-21', 'co', '10:00', '17:30', 16],
    ['2026-11-22', 'co', '10:00', '17:30', 16],
    ['2026-11-20', 'cs', '10:00', '16:30', 14],
    ['2026-11-21', 'cs', '10:00', '17:30', 16],
  ])('%s for %s: %s … %s', (day, who, first, last, count) => {
    const slots = slotsOf(day, who, moscow('2026-11-19', '12:00'));
    expect([slots[0], slots.at(-1), slots.length]).toEqual([first, last, count]);
  });

  test.each([
    ['00:00', '09:00'],
    ['08:59', '09:00'],
    ['09:00', '09:30'],
    ['09:29', '09:30'],
    ['12:01', '12:30'],
    ['19:29', '19:30'],
    ['19:30', undefined],
    ['23:59', undefined],
  ])('at %s today begins with %s', (time, first) => {
    expect(slotsOf('2026-11-20', 'co', moscow('2026-11-20', time))[0]).toBe(first);
  });

  test.each(['', 'завтра', '20.11.2026', '2026-13-01', '2026-11-31', '0000-00-00', '9999-12-31'])(
    '%j has none',
    (day) => {
      expect(slotsOf(day, 'co', moscow('2026-11-20', '08:00'))).toEqual([]);
    },
  );
});

describe('days on offer', () => {
  test.each([
    ['2026-11-20', '08:00', '2026-11-20', '2026-12-20'],
    ['2026-11-20', '19:29', '2026-11-20', '2026-12-20'],
    ['2026-11-20', '19:30', '2026-11-21', '2026-12-20'],
    ['2026-11-21', '17:30', '2026-11-22', '2026-12-21'],
    ['2027-01-31', '09:00', '2027-01-31', '2027-02-28'],
    ['2028-01-31', '09:00', '2028-01-31', '2028-02-29'],
    ['2028-02-29', '09:00', '2028-02-29', '2028-03-29'],
    ['2026-12-31', '23:59', '2027-01-01', '2027-01-31'],
    ['2026-10-31', '00:00', '2026-10-31', '2026-11-30'],
  ])('on %s at %s: from %s to %s', (day, time, first, last) => {
    expect(bookingDays('co', moscow(day, time))).toEqual({ first, last });
  });
});

// Moscow has kept one offset all year since the autumn of 2014.
const clock = fc.oneof(
  fc.date({ min: new Date('2015-01-01'), max: new Date('2060-12-31'), noInvalidDate: true }),
  // Around the midnight and the month ends of Moscow.
  fc
    .tuple(
      fc.integer({ min: 2015, max: 2060 }),
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: -200, max: 200 }),
    )
    .map(([year, month, minutes]) => new Date(Date.UTC(year, month, 1, -3, minutes))),
);
const consultant = fc.constantFrom<Consultant>('co', 'cs');

/** Minutes since midnight. */
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('whatever the clock', () => {
  test('every offered slot is within the window and the hours, on the step, in the future', () => {
    fc.assert(
      fc.property(clock, consultant, fc.integer({ min: -3, max: 40 }), (now, who, offset) => {
        const today = moscowDay(now);
        const day = addDays(today, offset);
        const weekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
        const [from, to] = hours[who][weekend ? 'weekend' : 'weekday'];
        for (const time of slotsOf(day, who, now)) {
          expect(time).toMatch(/^\d\d:(00|30)$/);
          expect(minuteOf(time)).toBeGreaterThanOrEqual(from * 60);
          expect(minuteOf(time) + 30).toBeLessThanOrEqual(to * 60);
          expect(moscow(day, time).getTime()).toBeGreaterThan(now.getTime());
          expect(day >= today && day <= addMonths(today, 1)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('every day on offer has slots, and no day beside them has', () => {
    fc.assert(
      fc.property(clock, consultant, (now, who) => {
        const { first, last } = bookingDays(who, now);
        expect(slotsOf(addDays(first, -1), who, now)).toEqual([]);
        expect(slotsOf(addDays(last, 1), who, now)).toEqual([]);
        for (let day = first; day <= last; day = addDays(day, 1)) {
          expect(slotsOf(day, who, now)).not.toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
