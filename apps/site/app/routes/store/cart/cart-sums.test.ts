import { expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { nextLot, priceNews, totalOf } from './cart-sums.ts';

type Product = ResultOf<'Cart.Get'>['products'][number];

const product = (id: string, lot: Partial<Product['lot']>, rest: Partial<Product> = {}) =>
  ({
    lot: {
      id,
      complexName: 'Террасы',
      buildingName: 'Корпус 1',
      number: '205',
      status: 'free',
      price: 100_00,
      ...lot,
    },
    price_then: 100_00,
    hold: null,
    ...rest,
  }) as Product;

const free = product('free', { price: 200_00 });
const own = product('own', { status: 'held' }, { hold: { own: true, until: null, order: 'x' } });
const theirs = product(
  'theirs',
  { status: 'held' },
  { hold: { own: false, until: null, order: null } },
);
const sold = product('sold', { status: 'sold', price: null });

test('the sum is of what may still be bought', () => {
  expect(totalOf([free, own, theirs, sold])).toBe(300_00);
});

test('what is held goes first, then what is free, else nothing', () => {
  expect(nextLot([free, own, theirs])?.lot.id).toBe('own');
  expect(nextLot([theirs, free])?.lot.id).toBe('free');
  expect(nextLot([theirs, sold])).toBeUndefined();
});

test.each([
  [90_00, 100_00, /«Террасы», корпус 1, №.205: лот стал дешевле на.10.₽/],
  [130_00, 100_00, /дороже на.30.₽/],
])('a price of %d after %d is news', (price, then, words) => {
  const news = priceNews([product('a', { price }, { price_then: then }), own, sold]);
  expect(news).toHaveLength(1);
  expect(news[0]).toMatch(words);
});
