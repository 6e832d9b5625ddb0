import { LRUCache } from 'lru-cache';
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
 * @param most bytes, 2 at least
 */
export function createPageStore(most: number): PageStore {
  const plain = createHalf(most);
  const asked = createHalf(most);
  const halfOf = (key: string) => (key.includes('?') ? asked : plain);
  return {
    get: (key) => halfOf(key).get(key),
    set: (key, entry) => void halfOf(key).set(key, entry),
    get bytes() {
      return plain.calculatedSize + asked.calculatedSize;
    },
    get size() {
      return plain.size + asked.size;
    },
  };
}

const createHalf = (most: number) =>
  new LRUCache<string, Entry>({
    maxSize: Math.floor(most / 2),
    sizeCalculation: ({ page }) => page.bytes,
  });
