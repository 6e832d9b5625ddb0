import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, moscowDay, moscowInstant, moscowIso, moscowTime } from './index.ts';

describe('the clock of Moscow', () => {
  it.each([
    ['2026-11-20T20:59:59.999Z', '2026-11-20', '23:59'],
    ['2026-11-20T21:00:00Z', '2026-11-21', '00:00'],
    ['2026-07-01T06:05:00Z', '2026-07-01', '09:05'],
    ['2026-12-31T21:00:00Z', '2027-01-01', '00:00'],
    ['2028-02-28T23:30:00+03:00', '2028-02-28', '23:30'],
  ])('at %s shows %s and %s', (moment, day, time) => {
    expect([moscowDay(new Date(moment)), moscowTime(new Date(moment))]).toEqual([day, time]);
  });

  it.each([
    ['2026-11-20', undefined, '2026-11-19T21:00:00.000Z'],
    ['2026-11-20', '09:30', '2026-11-20T06:30:00.000Z'],
    ['2026-12-31', '23:59:59', '2026-12-31T20:59:59.000Z'],
  ])('shows %s %s at %s', (day, time, moment) => {
    expect(moscowInstant(day, time).toISOString()).toBe(moment);
  });

  it('writes a moment with its offset', () => {
    expect(moscowIso('2026-11-20')).toBe('2026-11-20T00:00:00+03:00');
    expect(moscowIso('2026-11-20', '09:30')).toBe('2026-11-20T09:30:00+03:00');
    expect(moscowIso('2026-11-20', '23:59:59')).toBe('2026-11-20T23:59:59+03:00');
  });

  it('refuses what is no date', () => {
    expect(() => moscowDay(new Date('вчера'))).toThrow(RangeError);
  });

  it('agrees with the time zone’s database from the autumn of 2014 on', () => {
    const moments = fc.date({
      min: new Date('2014-10-26T00:00:00Z'),
      max: new Date('2060-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        const day = moscowDay(moment);
        const time = moscowTime(moment);
        expect(formatDate(moment, 'stamp')).toBe(`${day.split('-').reverse().join('.')} ${time}`);
        const back = moscowInstant(day, time).getTime();
        expect(moment.getTime() - back).toBeGreaterThanOrEqual(0);
        expect(moment.getTime() - back).toBeLessThan(60_000);
      }),
    );
  });
});
