// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { startSession } from './start-session.ts';

afterEach(() => vi.unstubAllGlobals());

it('learns of a reserve made in an office and hears other tabs', async () => {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () =>
    Response.json({ code: 200, result: { offline: 1 } }),
  );
  const channels: string[] = [];
  vi.stubGlobal('fetch', fetch);
  class Channel {
    constructor(name: string) {
      channels.push(name);
    }
    close() {}
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  startSession({ id: 1, guid: 'g' });
  await vi.waitFor(() => expect(localStorage.getItem('auth.offlineReserve')).toBe('good'));
  expect(fetch.mock.calls[0]?.[0].url).toMatch(/Cart\.GetOfflineReserve$/);
  expect(channels).toEqual(['auth.logout']);
});
