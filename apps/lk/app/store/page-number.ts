/** The page of a list that an address asks for, from 1; anything else is the first. */
export function pageNumber(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
