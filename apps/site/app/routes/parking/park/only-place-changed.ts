/**
 * Whether two addresses differ in the chosen place alone. Without a level in both, the place decides
 * which level is shown, so that they differ in more.
 */
export function onlyPlaceChanged(current: URL, next: URL): boolean {
  const rest = (url: URL) => {
    const query = new URLSearchParams(url.search);
    query.delete('place');
    return `${url.pathname}?${query}`;
  };
  const isSame = rest(current) === rest(next);
  return isSame && current.search !== next.search && current.searchParams.has('level');
}
