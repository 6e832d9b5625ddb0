import { describe, expect, test, vi } from 'vitest';
import { logout, watchLogout } from './logout.ts';

function createParts() {
  const stored = new Map([
    ['auth.offlineReserve', 'good'],
    ['auth.x', '1'],
    ['theme', 'light'],
  ]);
  const location = { assign: vi.fn() };
  const localStorage = {
    get length() {
      return stored.size;
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    removeItem: (key: string) => void stored.delete(key),
  };
  const sent: [string, unknown][] = [];
  class Channel {
    readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    postMessage(message: unknown) {
      sent.push([this.name, message]);
    }
    close() {}
  }
  return { stored, sent, location, localStorage, BroadcastChannel: Channel };
}

describe('logout', () => {
  test('ends the session, forgets what belongs to it, tells other tabs and loads the home page', async () => {
    const { stored, sent, ...parts } = createParts();
    const post = vi.fn().mockResolvedValue({});
    await logout({ post }, parts);
    expect(post).toHaveBeenCalledWith('User.Logout', {});
    expect([...stored.keys()]).toEqual(['theme']);
    expect(sent).toEqual([['auth.logout', 'ended']]);
    expect(parts.location.assign.mock.calls).toEqual([['/']]);
  });

  test('a session that could not be ended keeps everything', async () => {
    const { stored, sent, ...parts } = createParts();
    const post = vi.fn().mockRejectedValue(new Error('network'));
    await expect(logout({ post }, parts)).rejects.toThrow('network');
    expect(stored.size).toBe(3);
    expect(sent).toEqual([]);
    expect(parts.location.assign).not.toHaveBeenCalled();
  });

  test('a browser that closes its storage to the page is logged out all the same', async () => {
    const { location, BroadcastChannel } = createParts();
    const parts = {
      location,
      BroadcastChannel,
      get localStorage(): never {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    await logout({ post: vi.fn().mockResolvedValue({}) }, parts);
    expect(location.assign.mock.calls).toEqual([['/']]);
  });
});

test('another tab hears of it until it stops listening', async () => {
  const onLogout = vi.fn();
  const stop = watchLogout(onLogout);
  const { stored: _, sent: __, BroadcastChannel: ___, ...parts } = createParts();
  const post = vi.fn().mockResolvedValue({});
  await logout({ post }, { ...parts, BroadcastChannel });
  await vi.waitFor(() => expect(onLogout).toHaveBeenCalledTimes(1));
  stop();
  await logout({ post }, { ...parts, BroadcastChannel });
  await new Promise((resume) => setTimeout(resume, 20));
  expect(onLogout).toHaveBeenCalledTimes(1);
});
