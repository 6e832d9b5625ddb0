import { data } from 'react-router';

/**
 * The page of a list that an address asks for, from 1.
 * @throws 404 for what can be none
 */
export function listPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > 10_000) throw data(null, { status: 404 });
  return page;
}

/** How many pages a list has. */
export const pagesOf = (list: { total: number; page_size: number }): number =>
  Math.ceil(list.total / list.page_size);

/** @throws 404 for a page after the last one */
export function withinPages(list: { total: number; page_size: number }, page: number): void {
  if (page > 1 && page > pagesOf(list)) throw data(null, { status: 404 });
}
