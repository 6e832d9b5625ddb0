/** Prefix of everything this product keeps in local storage (specification, §9). */
const STORAGE_PREFIX = 'auth.';

/** The part of local storage that forgetting needs. */
export type ForgettingStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** Removes everything that local storage kept of the session. */
export function forgetSession(storage: ForgettingStorage): void {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i));
  for (const key of keys) if (key?.startsWith(STORAGE_PREFIX)) storage.removeItem(key);
}
