// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { takeLoginRequest } from './open-login.ts';

it('opens the login modal once for a visitor whom the guard sent', () => {
  document.cookie = 'open_login=1; Path=/';
  expect(takeLoginRequest()).toBe(true);
  expect(takeLoginRequest()).toBe(false);
});

it('does not open it for anybody else', () => {
  document.cookie = 'not_open_login=1; Path=/';
  expect(takeLoginRequest()).toBe(false);
});
