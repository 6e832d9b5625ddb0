import type { Api, InputOf, Methods, ResultOf } from '@m30/api/client';

type MenuMethod = Parameters<Api['post']>[0];

/** What is loaded: a method of the caller's choice, its data, and the key of the cached answer. */
export interface MenuRequest<Name extends MenuMethod & keyof Methods> {
  key: string;
  method: Name;
  data: InputOf<Name>;
}

const caches = new WeakMap<Api, Map<string, Promise<unknown>>>();

/**
 * Loads a menu by any method and keeps the answer under the caller's key (spec §7). The answers
 * live as long as the client that fetched them: in the browser for the visit, on the server for
 * one request. An error is not kept; the next call asks again.
 */
export function loadMenu<Name extends MenuMethod & keyof Methods>(
  api: Api,
  { key, method, data }: MenuRequest<Name>,
): Promise<ResultOf<Name>> {
  let cache = caches.get(api);
  if (!cache) caches.set(api, (cache = new Map()));
  const cached = cache.get(key) as Promise<ResultOf<Name>> | undefined;
  if (cached) return cached;
  const answer: Promise<ResultOf<Name>> = api.post(method, data);
  cache.set(key, answer);
  answer.catch(() => cache.delete(key));
  return answer;
}
