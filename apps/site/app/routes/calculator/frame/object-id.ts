/** Id of the lot that a partner's page is about, «k2-48»; `undefined` for anything else. */
export function objectIdOf(query: URLSearchParams): string | undefined {
  const id = query.get('objectId') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : undefined;
}
