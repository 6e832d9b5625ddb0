import { expect, test } from 'vitest';
import { needsSecond, oldPriceAfter, priceAfter, type PriceRule } from './price-rule.ts';

const rule = (about: Partial<PriceRule>): PriceRule => ({
  ...{ by: 'percent', amount: -2, step: 1_000_00 },
  ...about,
});

test.each([
  ['two per cent less, to a thousand', 22_756_000_00, rule({}), 22_301_000_00],
  ['to the kopeck', 10_000_033, rule({ step: 1 }), 9_800_032],
  ['a sum more', 15_000_500_00, rule({ by: 'sum', amount: 250_000_00 }), 15_251_000_00],
  ['so little that it is rounded away', 10_000_000_00, rule({ amount: -0.001 }), 10_000_000_00],
  ['nothing', 10_000_400_00, rule({ amount: 0 }), 10_000_400_00],
])('%s: from %i kopecks', (_, former, by, price) => {
  expect(priceAfter(former, by)).toBe(price);
});

test.each([
  ['three per cent', [[10_000_000, 9_700_000]], false],
  ['a kopeck more than three per cent', [[10_000_000, 9_699_999]], true],
  ['the same upwards', [[10_000_000, 10_300_001]], true],
  ['nothing', [[10_000_000, 10_000_000]], false],
  ['five million together', Array(10).fill([25_000_000_00, 24_500_000_00]), false],
  ['more together, each of them little', Array(11).fill([25_000_000_00, 24_500_000_00]), true],
])('%s asks for a second person: %s', (_, prices, expected) => {
  const wishes = (prices as [number, number][]).map(([former, price]) => ({ former, price }));
  expect(needsSecond(wishes)).toBe(expected);
});

test('a crossed-out price is above the new one, or there is none', () => {
  expect(oldPriceAfter({ price: 100, oldPrice: null }, 90, true)).toBe(100);
  expect(oldPriceAfter({ price: 100, oldPrice: null }, 90, false)).toBeNull();
  expect(oldPriceAfter({ price: 100, oldPrice: 120 }, 90, false)).toBe(120);
  expect(oldPriceAfter({ price: 100, oldPrice: 105 }, 110, true)).toBeNull();
});
