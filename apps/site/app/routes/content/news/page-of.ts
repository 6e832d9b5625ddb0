/** Number of the page that an address asks for, 1 without one; `null` where it is no page. */
export function pageOf(query: URLSearchParams): number | null {
  const page = query.get('page') ?? '1';
  return /^[1-9]\d{0,2}$/.test(page) ? Number(page) : null;
}
