import { expect, it } from 'vitest';
import { withCount } from './with-count.ts';

it.each([
  [0, 'Корзина'],
  [1, 'Корзина, 1 лот'],
  [2, 'Корзина, 2 лота'],
  [11, 'Корзина, 11 лотов'],
  [21, 'Корзина, 21 лот'],
])('%s lots are spoken as «%s»', (count, name) => {
  expect(withCount('Корзина', count)).toBe(name);
});
