import { expect, test, vi } from 'vitest';
import { logout } from './logout.ts';

function createParts() {
  const kept = new Map([
    ['auth.offline', 'good'],
    ['auth.x', '1'],
    ['theme', 'light'],
  ]);
  const location = { assign: vi.fn() };
  const localStorage = {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, location, localStorage };
}

test('ends the session, forgets what belongs to it and loads the home page', async () => {
  const { kept, ...parts } = createParts();
  const post = vi.fn().mockResolvedValue({});
  await logout({ post }, parts);
  expect(post).toHaveBeenCalledWith('User.Logout', {});
  expect([...kept.keys()]).toEqual(['theme']);
  expect(parts.location.assign.mock.calls).toEqual([['/']]);
});

test('a session that could not be ended keeps everything', async () => {
  const { kept, ...parts } = createParts();
  const post = vi.fn().mockRejectedValue(new Error('network'));
  await expect(logout({ post }, parts)).rejects.toThrow('network');
  expect(kept.size).toBe(3);
  expect(parts.location.assign).not.toHaveBeenCalled();
});
