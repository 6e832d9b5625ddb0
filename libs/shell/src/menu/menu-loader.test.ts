import { describe, expect, it, vi } from 'vitest';
import { createApi } from '@m30/api/client';
import { loadMenu } from './menu-loader.ts';

function fakeApi() {
  const fetch = vi.fn((request: Request) =>
    Promise.resolve(Response.json({ code: 200, result: { path: new URL(request.url).pathname } })),
  );
  return { fetch, api: createApi({ origin: 'http://api.test', fetch }) };
}

const site = { key: 'site', method: 'Content.GetTemplate', data: {} } as const;
const account = { key: 'account', method: 'LK.GetTemplate', data: {} } as const;

describe('loadMenu', () => {
  it('posts to the method that the caller names, with his data', async () => {
    const { api, fetch } = fakeApi();
    expect(await loadMenu(api, account)).toEqual({ path: '/api/LK.GetTemplate' });
    const request = fetch.mock.calls[0]?.[0];
    expect(request?.method).toBe('POST');
    expect(await request?.json()).toEqual({});
  });

  it('asks once for a key, also when two ask at the same time', async () => {
    const { api, fetch } = fakeApi();
    const [first, second] = await Promise.all([loadMenu(api, site), loadMenu(api, site)]);
    expect(second).toBe(first);
    expect(await loadMenu(api, site)).toBe(first);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('keeps answers of different keys apart', async () => {
    const { api } = fakeApi();
    expect(await loadMenu(api, site)).not.toEqual(await loadMenu(api, account));
  });

  it('does not keep an error', async () => {
    const { api, fetch } = fakeApi();
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    await expect(loadMenu(api, site)).rejects.toThrow();
    expect(await loadMenu(api, site)).toEqual({ path: '/api/Content.GetTemplate' });
  });

  it('shares nothing between two requests of the server', async () => {
    const [one, other] = [fakeApi(), fakeApi()];
    await loadMenu(one.api, site);
    await loadMenu(other.api, site);
    expect(other.fetch).toHaveBeenCalledTimes(1);
  });
});
