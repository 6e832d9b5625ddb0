import type { Api } from '@m30/api/client';

/** Prefix of everything this product keeps in local storage (specification, §9). */
const STORAGE_PREFIX = 'auth.';

/** The parts of the browser that a logout touches. */
export interface LogoutParts {
  localStorage: Pick<Storage, 'length' | 'key' | 'removeItem'>;
  location: { assign(url: string): void };
}

/**
 * Ends the session, forgets what local storage kept of it and loads the home page anew.
 * @throws ApiFailure, ApiRefusal when the session could not be ended; nothing is forgotten then
 */
export async function logout(
  api: Pick<Api, 'post'>,
  { localStorage, location }: LogoutParts = globalThis,
): Promise<void> {
  await api.post('User.Logout', {});
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i));
  for (const key of keys) if (key?.startsWith(STORAGE_PREFIX)) localStorage.removeItem(key);
  location.assign('/');
}
