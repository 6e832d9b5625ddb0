import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moscowInstant } from '@m30/ui-kit/format';
import { freeSeats } from './seats.ts';
import { daysFrom, endOf, isInTime, mayStart, timesOn } from './viewing-rules.ts';

const everyDay = { days: [1, 2, 3, 4, 5, 6, 7], fromMinute: 600, toMinute: 1140 };

describe('times of a host', () => {
  test.each([
    ['a whole day', everyDay, '2026-11-21', ['10:00', '18:15', 12]],
    ['a late beginning', { ...everyDay, fromMinute: 630 }, '2026-11-21', ['10:45', '18:15', 11]],
    ['an early end', { ...everyDay, toMinute: 1130 }, '2026-11-21', ['10:00', '17:30', 11]],
    ['a day off', { ...everyDay, days: [1] }, '2026-11-21', [undefined, undefined, 0]],
    ['a holiday', everyDay, '2026-12-31', [undefined, undefined, 0]],
  ] as const)('on %s', (_, hours, day, expected) => {
    const times = timesOn({ ...hours, days: [...hours.days] }, day);
    expect([times[0], times.at(-1), times.length]).toEqual(expected);
  });

  test('never run into each other, whoever’s they are', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 });
    fc.assert(
      fc.property(minutes, minutes, minutes, minutes, (a, b, c, d) => {
        const of = (fromMinute: number, toMinute: number) =>
          timesOn({ ...everyDay, fromMinute, toMinute }, '2026-11-21').map((time) =>
            moscowInstant('2026-11-21', time),
          );
        for (const one of of(a, b)) {
          for (const other of of(c, d)) {
            const apart = +one === +other || +endOf(one) <= +other || +endOf(other) <= +one;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });
});

test.each([
  ['2026-11-18T09:30:00+03:00', true],
  ['2026-11-18T09:31:00+03:00', false],
  ['2026-11-18T12:00:00+03:00', false],
])('at %s a viewing at 11:30 may be changed: %s', (now, expected) => {
  expect(isInTime(moscowInstant('2026-11-18', '11:30'), new Date(now))).toBe(expected);
});

test.each([
  ['2026-11-18', '11:30', true],
  ['2026-11-18', '11:31', false],
  ['2026-12-01', '11:30', true],
  ['2026-12-02', '11:30', false],
])('two weeks are on offer from 18 November: %s at %s is %s', (day, time, expected) => {
  const now = new Date('2026-11-18T08:00:00+03:00');
  expect(mayStart(everyDay, moscowInstant(day, time), now)).toBe(expected);
});

test.each([
  ['2026-11-18T08:00:00+03:00', '2026-11-18', '2026-12-01'],
  ['2026-11-18T17:00:00+03:00', '2026-11-18', '2026-12-01'],
  ['2026-11-18T17:01:00+03:00', '2026-11-19', '2026-12-02'],
  ['2026-11-18T23:59:00+03:00', '2026-11-19', '2026-12-02'],
])('at %s the days are %s to %s', (now, first, last) => {
  const days = daysFrom(new Date(now));
  expect([days.length, days[0], days.at(-1)]).toEqual([14, first, last]);
});

describe('free seats', () => {
  const reserved = (host: string, spot: string, seat: number) => ({
    ...{ host, spot, seat },
    startsAt: new Date(),
  });
  test.each([
    ['nothing is taken', [], [0, 1]],
    ['one of two in the same spot', [reserved('a', 'site:2', 0)], [1]],
    ['somebody else’s', [reserved('b', 'site:2', 0)], [0, 1]],
    ['the host is elsewhere', [reserved('a', 'office:x', 0)], []],
    ['all', [reserved('a', 'site:2', 0), reserved('a', 'site:2', 1)], []],
  ] as const)('where %s', (_, rows, expected) => {
    expect(freeSeats({ alias: 'a', seats: 2 }, rows, 'site:2')).toEqual(expected);
  });
});
