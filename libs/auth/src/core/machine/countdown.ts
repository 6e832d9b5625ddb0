const KEY = 'auth.resendAt';
/** Milliseconds between two codes to the same address (specification, §9). */
const RESEND_AFTER = 60_000;

/** When the next code may be sent to an address; survives a reload and is the same in every tab. */
export interface Countdown {
  /** Milliseconds since 1970; 0 when nothing was sent within the last minute. */
  read(address: string): number;
  /** Whether the last code went there: one that went elsewhere meanwhile may have taken its place. */
  isLast(address: string): boolean;
  /** A code was sent just now. @returns when the next one may be */
  start(address: string): number;
  /** Calls back when another tab has sent a code somewhere. @returns stops listening */
  watch(listener: () => void): () => void;
}

/** What the countdown needs of the browser. */
export interface CountdownParts {
  storage(): Pick<Storage, 'getItem' | 'setItem'>;
  clock(): number;
  /** Where `storage` events arrive. */
  target(): Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

const browser: CountdownParts = {
  storage: () => localStorage,
  clock: () => Date.now(),
  target: () => globalThis,
};

/** Keeps countdowns in local storage; where that is closed to the page, in memory. */
export function createCountdown(parts: Partial<CountdownParts> = {}): Countdown {
  const { storage, clock, target } = { ...browser, ...parts };
  let memory: Record<string, number> = {};

  const readAll = (): Record<string, number> => {
    let stored: unknown = memory;
    try {
      stored = JSON.parse(storage().getItem(KEY) ?? '{}');
    } catch {
      // Closed storage, or somebody else's value under this key.
    }
    const now = clock();
    // A moment further away than a minute comes from a clock that has been put back since.
    const isAhead = (at: unknown) => typeof at === 'number' && at > now && at <= now + RESEND_AFTER;
    const entries = Object.entries(Object(stored) as Record<string, number>);
    return Object.fromEntries(entries.filter(([, at]) => isAhead(at)));
  };

  return {
    read: (address) => readAll()[print(address)] ?? 0,
    isLast(address) {
      const all = readAll();
      return all[print(address)] === Math.max(...Object.values(all));
    },
    start(address) {
      const until = clock() + RESEND_AFTER;
      memory = { ...readAll(), [print(address)]: until };
      try {
        storage().setItem(KEY, JSON.stringify(memory));
      } catch {
        // Memory has it: this page at least counts.
      }
      return until;
    },
    watch(listener) {
      const hear = (event: Event) => {
        if (!('key' in event) || event.key === KEY) listener();
      };
      target().addEventListener('storage', hear);
      return () => target().removeEventListener('storage', hear);
    },
  };
}

/** FNV-1a: storage tells addresses apart without holding them. */
function print(address: string): string {
  let hash = 0x811c9dc5;
  for (const char of address) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
