/** Most lots of a link. */
const MOST = 8;

const ID = /^[a-z0-9][a-z0-9._-]{0,79}$/i;

/** Ids that a shared link names, each once; `null` where the address is the visitor's own comparison. */
export function readSharedLots(search: URLSearchParams): string[] | null {
  const named = search.get('lots');
  if (named === null) return null;
  const ids = named.split(',').filter((id) => ID.test(id));
  return [...new Set(ids)].slice(0, MOST);
}

/** Address that shows these lots to anybody. */
export const sharedHref = (ids: readonly string[]): string => `/compare?lots=${ids.join(',')}`;
