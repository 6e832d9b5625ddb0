import { describe, expect, it } from 'vitest';
import { isGuarded, localPath, previousPage } from './local-path.ts';

const origin = 'https://meridian.example';

describe('the path of an address on this site', () => {
  it.each([
    ['/', '/'],
    ['/lk/orders', '/lk/orders'],
    ['/katalog?rooms=2&price=..9000000', '/katalog?rooms=2&price=..9000000'],
    ['https://meridian.example/novosti?page=2#top', '/novosti?page=2'],
    ['https://meridian.example:443/novosti', '/novosti'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/%5Cevil.example', '/%5Cevil.example'],
    ['/?next=https://evil.example', '/?next=https://evil.example'],
    ['/@evil.example', '/@evil.example'],
  ])('%s stays on the site', (address, path) => {
    expect(localPath(address, origin)).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://meridian.example//evil.example',
    'https://evil.example/lk',
    'http://meridian.example/lk',
    'https://meridian.example.evil.example/',
    'https://meridian.example:8443/',
    'https://meridian.example@evil.example/',
    '.evil.example/',
    '@evil.example/',
    'javascript:alert(1)',
    'data:text/html,1',
    'orders',
    '',
  ])('%j leads elsewhere and is refused', (address) => {
    expect(localPath(address, origin)).toBeNull();
  });
});

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
