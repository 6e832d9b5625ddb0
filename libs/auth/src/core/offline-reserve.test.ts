import { describe, expect, test, vi } from 'vitest';
import { readOfflineReserve, refreshOfflineReserve } from './offline-reserve.ts';

const user = { id: 1, guid: '5b0a6c1e-92d4-4f37-8a51-3c0e7d21f930' };

function createStorage(flag?: string) {
  const stored = new Map(flag === undefined ? [] : [['auth.offlineReserve', flag]]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  return { stored, storage };
}

describe('the offline-reserve flag', () => {
  test.each([
    [1, 'good'],
    [0, 'no'],
  ])('result.offline %j is stored as %j', async (offline, flag) => {
    const { stored, storage } = createStorage();
    const post = vi.fn().mockResolvedValue({ offline });
    expect(await refreshOfflineReserve({ post }, user, storage)).toBe(flag);
    expect(post).toHaveBeenCalledWith('Cart.GetOfflineReserve', {
      user_id: 1,
      user_guid: user.guid,
    });
    expect([...stored]).toEqual([['auth.offlineReserve', flag]]);
    expect(readOfflineReserve(storage)).toBe(flag);
  });

  test('stays as it was when the server does not answer', async () => {
    const { storage } = createStorage('good');
    const post = vi.fn().mockRejectedValue(new TypeError('network'));
    expect(await refreshOfflineReserve({ post }, user, storage)).toBe('good');
  });

  test.each([undefined, 'yes', ''])('is unknown where storage holds %j', (value) => {
    expect(readOfflineReserve(createStorage(value).storage)).toBeNull();
  });
});
