import { LRUCache } from 'lru-cache';
import type { LoadContextOptions } from '@m30/shell/server';

/** Characters of keys and markup, two bytes each at most: some four hundred cards. */
const MOST = 1_500_000;

type Store = NonNullable<LoadContextOptions['markup']>;
type Markup = Parameters<Store['set']>[1];

/** Markup that the documents of this process share; what was used longest ago makes room. */
export function createMarkupStore(most = MOST): Store {
  return new LRUCache<string, Markup>({
    maxSize: most,
    sizeCalculation: (markup, key) => key.length + (typeof markup === 'string' ? markup.length : 1),
  });
}
