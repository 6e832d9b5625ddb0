import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localPath } from './local-path.ts';

const origin = 'https://meridian.example';

test.each([
  ['/', '/'],
  ['/lk', '/lk'],
  ['/lk/orders/', '/lk/orders/'],
  ['/ok?x=1#y', '/ok?x=1'],
  ['/order/42?stage=2', '/order/42?stage=2'],
  ['/katalog?rooms=2&price=..9000000', '/katalog?rooms=2&price=..9000000'],
  ['/katalog?q=%25', '/katalog?q=%25'],
  ['/katalog?q=50%', '/katalog?q=50%'],
  ['/katalog?q=%0a%5C', '/katalog?q=%0a%5C'],
  ['/katalog?back=https://a.example/', '/katalog?back=https://a.example/'],
  ['/@evil.example', '/@evil.example'],
  ['/lk/../katalog', '/katalog'],
  [
    '/новости?раздел=дом',
    '/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8?%D1%80%D0%B0%D0%B7%D0%B4%D0%B5%D0%BB=%D0%B4%D0%BE%D0%BC',
  ],
  ['/\ud800', '/%EF%BF%BD'],
  ['/a?b=\udc00', '/a?b=%EF%BF%BD'],
])('%j is the path %j', (value, expected) => {
  expect(localPath(value)).toBe(expected);
  expect(localPath(value, origin)).toBe(expected);
});

test.each([
  '',
  'lk',
  '?lk',
  '#lk',
  ' /lk',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/lk\\..\\..//evil',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '.evil.example/',
  '@evil.example/',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\0/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/lk/..//evil.example',
  '/%2e//evil.example',
  '/lk/../%2Fevil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%252Fevil.example',
  '/%09/evil.example',
  '/%0d%0aX: 1',
  '/%252525252525252Fevil.example',
  'https%3A%2F%2Fevil.example',
])('%j leads elsewhere and is refused', (value) => {
  expect(localPath(value)).toBeNull();
  expect(localPath(value, origin)).toBeNull();
});

test.each([
  ['10,000 letters', `/${'a'.repeat(10_000)}`],
  ['1,000 letters that are sent as six', `/${'я'.repeat(1_000)}`],
])('a path of %s is too long for a header', (_, value) => expect(localPath(value)).toBeNull());

describe('an absolute address', () => {
  test.each([
    ['https://meridian.example/novosti?page=2#top', '/novosti?page=2'],
    ['https://meridian.example:443/novosti', '/novosti'],
    ['https://meridian.example', '/'],
    ['https://meridian.example//evil.example', null],
    ['https://evil.example/lk', null],
    ['http://meridian.example/lk', null],
    ['https://meridian.example.evil.example/', null],
    ['https://meridian.example:8443/', null],
    ['https://meridian.example@evil.example/', null],
  ])('%s of the site is %j', (address, expected) => {
    expect(localPath(address, origin)).toBe(expected);
    expect(localPath(address)).toBeNull();
  });
});

test('whatever comes in, the way out stays on this site and can be sent', () => {
  const piece = fc.constantFrom(
    ...['/', '\\', '.', '..', '%2f', '%5C', '%25', '%0d', '\t', ':', '@', '?', '#', 'я', 'https:'],
  );
  const address = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(address, (value) => {
      const path = localPath(value);
      if (path === null) return;
      expect(new URL(path, origin).origin).toBe(origin);
      expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
      expect(localPath(path)).toBe(path);
    }),
    { numRuns: 2000 },
  );
});
