// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { createApi } from '@m30/api/client';
import { afterEach, expect, test, vi } from 'vitest';
import { tokenFor } from './token-for.ts';

afterEach(() => vi.restoreAllMocks());

async function asked(): Promise<string> {
  let search = '';
  const api = createApi({
    origin: 'https://site.example',
    fetch: (request) => {
      ({ search } = new URL(request.url));
      const challenge = createHash('sha256').update('salt&3').digest('hex');
      const result = {
        algorithm: 'SHA-256',
        challenge,
        maxnumber: 5,
        salt: 'salt&',
        signature: 's',
      };
      return Promise.resolve(Response.json({ code: 200, result }));
    },
  });
  expect(JSON.parse(atob(await tokenFor(api, 'Form.CallRequest')))).toMatchObject({ number: 3 });
  return search;
}

test('a page of the site says which form it is for', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(true);
  expect(await asked()).toBe('?form=Form.CallRequest');
});

test('a page in a frame, or whose browser takes no cookies, says so', async () => {
  const enabled = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  expect(await asked()).toBe('?form=Form.CallRequest&cookieless=1');
  enabled.mockReturnValue(true);
  vi.spyOn(window, 'self', 'get').mockReturnValue({} as Window & typeof globalThis);
  expect(await asked()).toBe('?form=Form.CallRequest&cookieless=1');
});
