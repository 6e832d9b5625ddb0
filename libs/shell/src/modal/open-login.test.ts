// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readLoginRequestScript, takeLoginRequest } from './open-login.ts';

/** What the head of a document does before anything else of it works. */
const begin = () => new Function(readLoginRequestScript)();

it('opens the login modal once for a visitor whom the guard sent', () => {
  document.cookie = 'open_login=1; Path=/';
  begin();
  expect(document.cookie).toBe('');
  expect(takeLoginRequest()).toBe(true);
  expect(takeLoginRequest()).toBe(false);
});

it('leaves a request that came later to the next document', () => {
  begin();
  document.cookie = 'open_login=1; Path=/';
  expect(takeLoginRequest()).toBe(false);
  expect(document.cookie).toBe('open_login=1');
  document.cookie = 'open_login=; Max-Age=0; Path=/';
});

it('does not open it for anybody else', () => {
  document.cookie = 'not_open_login=1; Path=/';
  begin();
  expect(takeLoginRequest()).toBe(false);
});
