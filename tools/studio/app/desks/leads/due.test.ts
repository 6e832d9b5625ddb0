import { expect, test } from 'vitest';
import { exampleOf } from '../../testing/example-of.ts';
import { dueGroup, dueWords, waitOf, waitWords } from './due.ts';
import type { Lead } from './lead.ts';

const lead = exampleOf('Leads.List').leads[0] as Lead;
const now = Date.parse('2026-11-20T12:12:00+03:00');

test.each([
  [{ overdue: true, due_at: '2026-11-19T10:00:00+03:00' }, 'Просрочено'],
  [{ due_at: '2026-11-20T23:59:00+03:00' }, 'Сегодня'],
  [{ due_at: '2026-11-21T00:00:00+03:00' }, 'Завтра'],
  [{ due_at: '2026-11-22T00:00:00+03:00' }, 'Позже'],
  [{ due_at: null }, 'Без срока'],
])('%o stands under «%s»', (change, heading) => {
  expect(dueGroup({ ...lead, overdue: false, ...change }, now)).toBe(heading);
});

test('a step of today says its time, any other its day as well', () => {
  expect(dueWords('2026-11-20T15:30:00+03:00', now)).toBe('15:30');
  expect(dueWords('2026-11-22T12:00:00+03:00', now)).toBe('22.11, 12:00');
});

test.each([
  [0, 'good'],
  [15, 'good'],
  [16, 'warning'],
  [45, 'warning'],
  [46, 'danger'],
])('a lead that has waited %i minutes is %s', (minutes, tone) => {
  const created_at = new Date(now - minutes * 60_000).toISOString();
  expect(waitOf({ ...lead, answered_at: null, created_at }, now)).toEqual({ minutes, tone });
});

test('a lead that was answered waits no more', () => {
  expect(waitOf(lead, now)).toBeNull();
});

test.each([
  [0, '0 мин'],
  [59, '59 мин'],
  [60, '1 ч'],
  [102, '1 ч 42'],
  [1440, '1 дн.'],
])('%i minutes are «%s»', (minutes, words) => {
  expect(waitWords(minutes)).toBe(words);
});
