import type { CachedPage } from './cached-page.ts';

/** A page in the store, with when it was made and of what. */
export interface Entry {
  readonly page: CachedPage;
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
  /** Version of the content it was made of. */
  readonly version: unknown;
}

/** Pages in memory, within a number of bytes. */
export interface PageStore {
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  readonly bytes: number;
  readonly size: number;
}

/**
 * Makes a store that drops what was asked for longest ago. Addresses with a query have a half of their
 * own: nobody drives the plain pages out by asking for endless filters.
 */
export function createPageStore(most: number): PageStore {
  const plain = createHalf(most / 2);
  const asked = createHalf(most / 2);
  const halfOf = (key: string) => (key.includes('?') ? asked : plain);
  return {
    get: (key) => halfOf(key).get(key),
    set: (key, entry) => halfOf(key).set(key, entry),
    get bytes() {
      return plain.bytes + asked.bytes;
    },
    get size() {
      return plain.size + asked.size;
    },
  };
}

function createHalf(most: number): PageStore {
  // A map keeps the order in which its keys came: the first one was used longest ago.
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function drop(key: string) {
    bytes -= entries.get(key)?.page.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get bytes() {
      return bytes;
    },
    get size() {
      return entries.size;
    },
    get(key) {
      const found = entries.get(key);
      if (!found) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found;
    },
    set(key, entry) {
      drop(key);
      if (entry.page.bytes > most) return;
      entries.set(key, entry);
      bytes += entry.page.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= most) break;
        drop(oldest);
      }
    },
  };
}
