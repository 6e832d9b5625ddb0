import { expect, it } from 'vitest';
import { menuCurrent } from './menu-path.ts';

it.each([
  ['/lk', '/', 'page'],
  ['/lk/', '/', 'page'],
  ['/lk', '/orders', undefined],
  ['/lk/orders', '/orders', 'page'],
  ['/lk/orders/', '/orders', 'page'],
  ['/lk/orders', '/orders/7', 'true'],
  ['/lk/orders', '/ordersheet', undefined],
  ['/lk/orders?all=1', '/orders/', 'page'],
  ['/katalog', '/katalog', undefined],
])('the item %s on the page %s is %s', (link, pathname, current) => {
  expect(menuCurrent(link, pathname)).toBe(current);
});
