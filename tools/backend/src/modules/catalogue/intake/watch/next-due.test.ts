import fc from 'fast-check';
import { moscowTime } from '@m30/ui-kit/format';
import { expect, test } from 'vitest';
import { nextDue, nextTry } from './next-due.ts';

const HOUR = 3_600_000;

test.each([
  ['every hour', { every: 'hour', hour: 0 }, '2026-11-18T09:12:30Z', '2026-11-18T10:12:30.000Z'],
  ['later today', { every: 'day', hour: 13 }, '2026-11-18T09:59:59Z', '2026-11-18T10:00:00.000Z'],
  ['tomorrow', { every: 'day', hour: 13 }, '2026-11-18T10:00:00Z', '2026-11-19T10:00:00.000Z'],
  ['at midnight', { every: 'day', hour: 0 }, '2026-12-31T20:59:00Z', '2026-12-31T21:00:00.000Z'],
  ['past midnight', { every: 'day', hour: 2 }, '2026-12-31T22:30:00Z', '2026-12-31T23:00:00.000Z'],
  ['a leap day', { every: 'day', hour: 4 }, '2028-02-28T12:00:00Z', '2028-02-29T01:00:00.000Z'],
  // Clocks of Europe change; that of Moscow does not.
  ['in March', { every: 'day', hour: 4 }, '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['in October', { every: 'day', hour: 4 }, '2026-10-24T12:00:00Z', '2026-10-25T01:00:00.000Z'],
] as const)('%s', (_, interval, after, due) => {
  expect(nextDue(interval, new Date(after))?.toISOString()).toBe(due);
});

test('what is switched off is never due', () => {
  expect(nextDue({ every: 'off', hour: 4 }, new Date())).toBeNull();
  expect(nextTry({ every: 'off', hour: 4 }, new Date())).toBeNull();
});

const moments = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('a day has one moment of it, at its hour in Moscow; after a failure it is tried within an hour', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 23 }), (after, hour) => {
      const due = nextDue({ every: 'day', hour }, after);
      const away = (due?.getTime() ?? 0) - after.getTime();
      expect(away).toBeGreaterThan(0);
      expect(away).toBeLessThanOrEqual(24 * HOUR);
      expect(due && moscowTime(due)).toBe(`${String(hour).padStart(2, '0')}:00`);
      const again = (nextTry({ every: 'day', hour }, after)?.getTime() ?? 0) - after.getTime();
      expect(again).toBe(Math.min(away, HOUR));
    }),
  );
});
