import { describe, expect, it } from 'vitest';
import { isCurrent } from './is-current.ts';

describe('isCurrent', () => {
  it.each([
    ['/katalog', '/katalog', 'page'],
    ['/katalog/', '/katalog', 'page'],
    ['/katalog?rooms=1', '/katalog', 'page'],
    ['/novosti', '/novosti/klyuchi', 'true'],
    ['/novosti', '/novosti-i-akcii', undefined],
    ['/', '/katalog', undefined],
    ['/', '/', 'page'],
    ['/lk', '/lk/', 'page'],
    ['/lk', '/lk/orders', undefined],
    ['/lk/orders', '/lk/orders/7', 'true'],
    ['/lk/orders', '/lk/ordersheet', undefined],
    ['/katalog', '/lk/katalog', undefined],
  ])('%s on %s is %s', (link, pathname, current) => {
    expect(isCurrent(link, pathname)).toBe(current);
  });
});
