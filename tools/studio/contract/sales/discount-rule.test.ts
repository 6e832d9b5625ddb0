import { expect, test } from 'vitest';
import { aloneUpTo, isMoreThan, MOST_DISCOUNT } from './discount-rule.ts';

const price = 1_000_000_000;

test.each([
  ['sales_manager', 10_000_000, false],
  ['sales_manager', 10_000_001, true],
  ['head_of_sales', 30_000_000, false],
  ['head_of_sales', 30_000_001, true],
  ['lawyer', 1, true],
] as const)(
  'of %s %i kopecks off ten million roubles want a second person: %s',
  (role, amount, second) => {
    expect(isMoreThan(aloneUpTo(role), { price, amount })).toBe(second);
  },
);

test('nobody grants more than a tenth', () => {
  expect(isMoreThan(MOST_DISCOUNT, { price, amount: price / 10 })).toBe(false);
  expect(isMoreThan(MOST_DISCOUNT, { price, amount: price / 10 + 1 })).toBe(true);
});
