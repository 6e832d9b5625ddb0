/** Rows of a list on one page, where nothing else is said. */
export const LIST_PAGE = 20;

/** What a page of a list says of the others: `readPage(50, 2)`. */
export function readPage(total: number, page: number, size = LIST_PAGE) {
  const pages = Math.max(1, Math.ceil(total / size));
  return { total, page, pages };
}

/** Rows to skip before a page, from 1. */
export const skipTo = (page: number, size = LIST_PAGE): number => (page - 1) * size;
