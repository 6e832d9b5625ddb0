import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCookie, safePath } from './login-url.ts';

describe('safePath', () => {
  test.each([
    ['/', '/'],
    ['/lk', '/lk'],
    ['/lk/orders/', '/lk/orders/'],
    ['/order/42?stage=2', '/order/42?stage=2'],
    ['/katalog?q=%25', '/katalog?q=%25'],
    ['/katalog?q=50%', '/katalog?q=50%'],
    ['/katalog?back=https://a.example/', '/katalog?back=https://a.example/'],
    ['/lk#orders', '/lk'],
    ['/lk/../katalog', '/katalog'],
    ['/новости', '/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8'],
    ['', null],
    ['lk', null],
    ['?lk', null],
    ['#lk', null],
    [' /lk', null],
    ['//evil.example', null],
    ['///evil.example', null],
    ['/\\evil.example', null],
    ['\\\\evil.example', null],
    ['/lk\\..\\..//evil', null],
    ['https://evil.example', null],
    ['https:evil.example', null],
    ['HTTPS://evil.example', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['/\t/evil.example', null],
    ['/\n/evil.example', null],
    ['/\0/evil.example', null],
    ['/.//evil.example', null],
    ['/..//evil.example', null],
    ['/lk/..//evil.example', null],
    ['/%2e//evil.example', null],
    ['/lk/../%2Fevil.example', null],
    ['/%2Fevil.example', null],
    ['%2F%2Fevil.example', null],
    ['/%5Cevil.example', null],
    ['/%255Cevil.example', null],
    ['/%252Fevil.example', null],
    ['/%09/evil.example', null],
    ['https%3A%2F%2Fevil.example', null],
  ])('%j → %j', (value, expected) => {
    expect(safePath(value)).toBe(expected);
  });

  test('whatever comes in, the way out stays on this site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5C',
      '%25',
      '\t',
      ':',
      '@',
      '?',
      '#',
      'a',
      'https:',
    );
    const address = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(address, (value) => {
        const path = safePath(value);
        if (path === null) return;
        expect(new URL(path, 'https://site.example').origin).toBe('https://site.example');
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(safePath(path)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('readCookie', () => {
  test.each([
    ['login_url=%2Flk', '/lk'],
    ['a=1; login_url=%2Forder%2F1%3Fa%3Db', '/order/1?a=b'],
    ['a=1;login_url=/lk;b=2', '/lk'],
    ['login_url=%', '%'],
    ['login_url=', ''],
    ['my_login_url=/lk', null],
    ['', null],
  ])('%j → %j', (cookies, expected) => {
    expect(readCookie(cookies, 'login_url')).toBe(expected);
  });
});
