import { describe, expect, it } from 'vitest';
import { guestCookies, readLoginUrl } from './login-cookies.ts';

const origin = 'https://meridian.example';

describe('the cookies of a guest', () => {
  it('hold the page that was asked for and ask for the login modal', () => {
    expect(guestCookies('/lk/orders?from=sms', 'http://localhost:4200')).toEqual([
      'login_url=/lk/orders%3Ffrom%3Dsms; Max-Age=3600; Path=/; SameSite=Lax',
      'open_login=1; Max-Age=60; Path=/; SameSite=Lax',
    ]);
  });

  it('are sent over HTTPS only where the site is', () => {
    for (const cookie of guestCookies('/lk', origin)) expect(cookie).toMatch(/; Secure$/);
  });

  it.each([
    ['/lk/orders', '/lk/orders'],
    ['/lk/news/den-sosedej?a=1&b=%D0%B4', '/lk/news/den-sosedej?a=1&b=%D0%B4'],
    ['/lk?a=;%20Path=/evil', '/lk?a=;%20Path=/evil'],
    [`/lk/orders?x=${'x'.repeat(2_000)}`, '/lk/orders'],
    [`/lk/${'x'.repeat(2_000)}`, '/'],
    ['//evil.example/lk', '/'],
    [String.raw`/\evil.example/lk`, '/'],
  ])('asked for %s, the login leads to %s', (asked, path) => {
    const [loginUrl = ''] = guestCookies(asked, origin);
    expect(loginUrl.split(';')).toHaveLength(5);
    expect(readLoginUrl(`a=1; ${loginUrl.split(';')[0]}; b=2`, origin)).toBe(path);
  });
});

describe('a planted cookie', () => {
  it.each([
    '//evil.example',
    '%2F%2Fevil.example',
    '/%5Cevil.example',
    'https://evil.example',
    'https://meridian.example/katalog',
    'javascript:alert(1)',
    '%',
    '',
  ])('login_url=%s is ignored', (value) => {
    expect(readLoginUrl(`login_url=${value}`, origin)).toBeNull();
  });

  it('is not mistaken for another name', () => {
    expect(readLoginUrl('old_login_url=/lk; open_login=1', origin)).toBeNull();
  });
});
