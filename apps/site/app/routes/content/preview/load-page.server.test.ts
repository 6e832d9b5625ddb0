import { data } from 'react-router';
import { expect, test } from 'vitest';
import { ApiRefusal, type Api } from '@m30/api/client';
import { loadPage } from './load-page.server.ts';

/** Status of the page at an address over a backend that refuses to load it, as services of a request tell a loader. */
const statusOf = (path: string, code: number) => {
  const isTold = code === 501 || code === 503;
  const refusal = isTold
    ? data(null, { status: code })
    : new ApiRefusal('Content.GetPage', code, '');
  const get = () => Promise.reject(refusal as Error);
  return loadPage({ get } as unknown as Api, path, new URLSearchParams()).then(
    () => 200,
    (thrown: { init?: { status?: number } }) => thrown.init?.status,
  );
};

test.each([
  ['an address that the site has nowhere is not found', '/no-such-page', 501, 404],
  ['a section of the site is not there yet', '/katalog', 501, 501],
  ['an address that the backend does not know is not found', '/no-such-page', 404, 404],
  ['a backend that is away is away, whatever the address', '/no-such-page', 503, 503],
])('%s', async (_, path, code, status) => {
  expect(await statusOf(path, code)).toBe(status);
});
