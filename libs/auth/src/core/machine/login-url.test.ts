import { describe, expect, test } from 'vitest';
import { readCookie } from './login-url.ts';

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
