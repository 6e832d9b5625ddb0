import { describe, expect, it } from 'vitest';
import { daysLeft, deadlineLabel } from './deadline.ts';

const now = '2026-11-20T10:05:00+03:00';

describe('days left', () => {
  it.each([
    ['2026-11-20T23:59:59+03:00', 0],
    ['2026-11-20T21:00:00Z', 1],
    ['2026-11-22T23:59:00+03:00', 2],
    ['2026-11-19T23:59:00+03:00', -1],
    ['2027-01-01T00:00:00+03:00', 42],
  ])('until %s are %d', (deadline, days) => {
    expect(daysLeft(deadline, now)).toBe(days);
  });

  it('turn over at midnight in Moscow, whatever the zone of the instants', () => {
    expect(daysLeft('2026-11-22T20:59:00Z', '2026-11-20T20:59:00Z')).toBe(2);
    expect(daysLeft('2026-11-22T20:59:00Z', '2026-11-20T21:00:00Z')).toBe(1);
  });
});

describe('the mark of a deadline', () => {
  it.each([
    ['2026-11-20T23:59:00+03:00', 'Сегодня последний день'],
    ['2026-11-20T10:00:00+03:00', 'Срок прошёл'],
    ['2026-11-18T23:59:00+03:00', 'Срок прошёл'],
    ['2026-11-21T23:59:00+03:00', 'Остался 1 день'],
    ['2026-11-22T23:59:00+03:00', 'Осталось 2 дня'],
    ['2026-11-25T23:59:00+03:00', 'Осталось 5 дней'],
    ['2026-12-01T23:59:00+03:00', 'Осталось 11 дней'],
    ['2026-12-11T23:59:00+03:00', 'Остался 21 день'],
  ])('until %s says «%s»', (deadline, label) => {
    expect(deadlineLabel(deadline, now).replaceAll('\u00A0', ' ')).toBe(label);
  });
});
