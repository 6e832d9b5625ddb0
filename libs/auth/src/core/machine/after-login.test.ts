import { expect, test, vi } from 'vitest';
import { afterLogin } from './after-login.ts';

test.each([
  ['login_url=%2Flk%2Forders', '/lk/orders', true],
  ['login_url=%2F%2Fevil.example', null, true],
  ['login_url=', null, true],
  ['other=1', null, false],
  ['', null, false],
])('cookie %j leads to %j', (cookie, path, spent) => {
  const document = { cookie };
  const location = { assign: vi.fn(), reload: vi.fn() };
  afterLogin({ document, location });
  expect(location.assign.mock.calls).toEqual(path ? [[path]] : []);
  expect(location.reload).toHaveBeenCalledTimes(path ? 0 : 1);
  expect(document.cookie.includes('Max-Age=0')).toBe(spent);
});
