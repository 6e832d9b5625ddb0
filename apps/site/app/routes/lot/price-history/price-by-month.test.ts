import { describe, expect, test } from 'vitest';
import { priceByMonth } from './price-by-month.ts';

const history = [
  { from: '2026-07-15', price: 100, reason: 'старт продаж' },
  { from: '2026-09-02', price: 120, reason: 'плановое повышение' },
  { from: '2026-09-20', price: 110, reason: 'скидка' },
];

describe('prices by month', () => {
  test('hold until they change; of a month with two the later one counts', () => {
    expect(priceByMonth(history, '2026-11-20')).toEqual({
      labels: ['июл 2026', 'авг 2026', 'сен 2026', 'окт 2026', 'ноя 2026'],
      values: [100, 100, 110, 110, 110],
    });
  });

  test('go over the turn of a year and back a year and a half at most', () => {
    const { labels, values } = priceByMonth(
      [{ from: '2023-01-10', price: 5, reason: null }],
      '2026-02-01',
    );
    expect([labels[0], labels.at(-1), labels.length]).toEqual(['сен 2024', 'фев 2026', 18]);
    expect(new Set(values)).toEqual(new Set([5]));
  });

  test('there are none of a flat that is not for sale', () => {
    expect(priceByMonth([], '2026-11-20')).toEqual({ labels: [], values: [] });
  });
});
