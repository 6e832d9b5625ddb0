import { LRUCache } from 'lru-cache';
import type { Limit } from '../config/limits.ts';

/** Keys remembered at most; past that those go whose last attempt is the longest ago. */
const MOST_KEYS = 100_000;

/** Makes counters of one process in fixed windows. */
export function createLocalWindows(clock: () => Date) {
  const windows = new LRUCache<string, { used: number; endsAt: number }>({ max: MOST_KEYS });
  return {
    /** Counts one attempt; `false` when it is over the limit. */
    take(key: string, { count, seconds }: Limit): boolean {
      const now = clock().getTime();
      const window = windows.get(key);
      // One that ends later than a new one would was begun while the clock was ahead.
      const lives = window && window.endsAt > now && window.endsAt <= now + seconds * 1000;
      if (lives) return ++window.used <= count;
      windows.set(key, { used: 1, endsAt: now + seconds * 1000 });
      return count >= 1;
    },
  };
}
