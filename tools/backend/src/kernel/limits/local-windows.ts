import type { Limit } from '../config/limits.ts';

/** Keys remembered at most; past that the oldest windows are dropped. */
const MOST_KEYS = 100_000;

/** Makes counters of one process in fixed windows. */
export function createLocalWindows(clock: () => Date) {
  const windows = new Map<string, { used: number; endsAt: number }>();

  function sweep(now: number) {
    for (const [key, window] of windows) {
      if (windows.size < MOST_KEYS && window.endsAt > now) break;
      windows.delete(key);
    }
  }

  return {
    /** Counts one attempt; `false` when it is over the limit. */
    take(key: string, { count, seconds }: Limit): boolean {
      const now = clock().getTime();
      const window = windows.get(key);
      // One that ends later than a new one would was begun while the clock was ahead.
      const lives = window && window.endsAt > now && window.endsAt <= now + seconds * 1000;
      if (lives) return ++window.used <= count;
      windows.delete(key);
      sweep(now);
      windows.set(key, { used: 1, endsAt: now + seconds * 1000 });
      return count >= 1;
    },
  };
}
