/** Rows of a list on one page. */
export const LIST_PAGE = 20;

/** A page of a list with what leads to the others: `readPage(20, 2)`. */
export function readPage(total: number, page: number) {
  const pages = Math.max(1, Math.ceil(total / LIST_PAGE));
  return { total, page, pages };
}

/** Rows to skip before a page, from 1. */
export const skipTo = (page: number): number => (page - 1) * LIST_PAGE;
