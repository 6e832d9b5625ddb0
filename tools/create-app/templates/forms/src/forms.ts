import { createApi } from '@m30/api/client';
import { createM30Forms } from '@m30/forms';

/**
 * The host of the forms: leads go to the backend of another origin, which solves and checks the anti-bot puzzle with them.
 * @param fetch another one in tests
 */
export function createForms(origin: string, fetch?: typeof globalThis.fetch) {
  const api = createApi({ origin, ...(fetch && { fetch }) });
  return createM30Forms(api, { url: () => location.pathname });
}
