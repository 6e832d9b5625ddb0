import { describe, expect, it } from 'vitest';
import { localPath } from '@m30/api/local-path';
import { readCookie } from '@m30/auth/core';
import { guestCookies } from './login-cookies.ts';

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
    const read = readCookie(`a=1; ${loginUrl.split(';')[0]}; b=2`, 'login_url');
    expect(localPath(read ?? '')).toBe(path);
  });
});
