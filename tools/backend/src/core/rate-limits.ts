/** At most `count` times within `seconds`. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

export type LimitName =
  | 'leadPhone'
  | 'leadAddress'
  | 'leadNoscript'
  | 'staffAddress'
  | 'loginPhone'
  | 'loginAddress'
  | 'codeAddress'
  | 'travelAddress'
  | 'paperAddress'
  | 'fileAddress'
  | 'contractAddress'
  | 'applicationAddress';

/** An office shares one address, so limits by address are wide. */
export const DEFAULT_LIMITS: Readonly<Record<LimitName, Limit>> = {
  leadPhone: { count: 10, seconds: 3600 },
  leadAddress: { count: 60, seconds: 3600 },
  leadNoscript: { count: 3, seconds: 3600 },
  staffAddress: { count: 10, seconds: 900 },
  loginPhone: { count: 10, seconds: 900 },
  loginAddress: { count: 60, seconds: 900 },
  codeAddress: { count: 60, seconds: 3600 },
  // A suggestion is asked for with every rest of the fingers.
  travelAddress: { count: 600, seconds: 600 },
  // Writing a PDF takes a third of a second.
  paperAddress: { count: 60, seconds: 600 },
  // Of a form that anybody may send.
  fileAddress: { count: 30, seconds: 3600 },
  // Numbers follow each other: who tries them out gets twenty guesses an hour.
  contractAddress: { count: 20, seconds: 3600 },
  applicationAddress: { count: 20, seconds: 3600 },
};

/** Counts attempts of one process in fixed windows. */
export interface RateLimits {
  /** Counts one attempt; `false` when it is over the limit. */
  take(name: LimitName, key: string): boolean;
  /** Forgets the attempts of a key, e.g. after a right password. */
  reset(name: LimitName, key: string): void;
}

/** Keys remembered at most; past that the oldest windows are dropped. */
const MOST_KEYS = 100_000;

/** Makes counters with the given limits and clock. */
export function createRateLimits(
  limits: Readonly<Record<LimitName, Limit>>,
  clock: () => Date,
): RateLimits {
  const windows = new Map<string, { used: number; endsAt: number }>();

  function sweep(now: number) {
    for (const [key, window] of windows) {
      if (windows.size < MOST_KEYS && window.endsAt > now) break;
      windows.delete(key);
    }
  }

  return {
    take(name, key) {
      const { count, seconds } = limits[name];
      const now = clock().getTime();
      const id = `${name}:${key}`;
      const window = windows.get(id);
      if (window && window.endsAt > now) return ++window.used <= count;
      windows.delete(id);
      sweep(now);
      windows.set(id, { used: 1, endsAt: now + seconds * 1000 });
      return count >= 1;
    },
    reset(name, key) {
      windows.delete(`${name}:${key}`);
    },
  };
}
