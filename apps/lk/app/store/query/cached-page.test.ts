// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { examples } from '@m30/api/examples';
import { methodQuery } from '@m30/api/query';
import type { Api } from '@m30/api/client';
import { cachedPage } from './cached-page.ts';
import { queryClient } from './query-client.ts';

vi.mock('@m30/shell/browser', () => import('../account/testing/fake-browser.ts'));

const data = examples['LK.GetNotices'][0].result;
const clientLoader = cachedPage((api: Api, { search }) =>
  methodQuery(api, 'LK.GetNotices', { page: Number(search.get('page')) }),
);
const serverLoader = vi.fn();
const go = (page: number) =>
  clientLoader({ params: {}, url: new URL(`http://site/lk/notices?page=${page}`), serverLoader });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  serverLoader.mockReset().mockResolvedValue({ data, at: 0 });
});
afterEach(() => {
  queryClient().clear();
  vi.useRealTimers();
});

describe('going to a page', () => {
  it('asks the server once; coming back is answered from memory', async () => {
    const first = await go(1);
    await go(2);
    expect(await go(1)).toEqual(first);
    expect(first.data).toBe(data);
    expect(serverLoader).toHaveBeenCalledTimes(2);
  });

  it('is tried again when the connection broke', async () => {
    serverLoader.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const arrived = go(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await arrived).data).toBe(data);
    expect(serverLoader).toHaveBeenCalledTimes(2);
  });

  it('without a connection fails at once, for the page that says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    serverLoader.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(go(1)).rejects.toThrow('Failed to fetch');
    expect(serverLoader).toHaveBeenCalledTimes(1);
  });

  it('leads where the server sends a guest', async () => {
    const redirect = new Response(null, { status: 302, headers: { location: '/' } });
    serverLoader.mockRejectedValue(redirect);
    await expect(go(1)).rejects.toBe(redirect);
    expect(serverLoader).toHaveBeenCalledTimes(1);
  });
});
