import { describe, expect, it } from 'vitest';
import { isGuarded, previousPage } from './is-guarded.ts';

const origin = 'https://meridian.example';

describe('guarded pages', () => {
  it.each(['/lk', '/lk/', '/lk/orders', '/LK/orders', '/%6Ck', '/lk?a=1', '/order', '/order/7'])(
    '%s needs a login',
    (path) => expect(isGuarded(path)).toBe(true),
  );

  it.each(['/', '/lkw', '/orders', '/katalog?from=/lk', '/novosti/lk', '/%'])(
    '%s is open to everybody',
    (path) => expect(isGuarded(path)).toBe(false),
  );
});

describe('the previous page', () => {
  it.each([
    [null, '/'],
    ['', '/'],
    ['https://meridian.example/', '/'],
    ['https://meridian.example/katalog?rooms=2', '/katalog?rooms=2'],
    ['https://meridian.example/lk/orders', '/'],
    ['https://meridian.example/%6Ck/orders', '/'],
    ['https://meridian.example/order/7', '/'],
    ['https://meridian.example//evil.example', '/'],
    ['https://search.example/?q=meridian', '/'],
    ['http://meridian.example/katalog', '/'],
    ['not an address', '/'],
  ])('after %j it is %s', (referer, path) => {
    expect(previousPage(referer, origin)).toBe(path);
  });
});
