/** Numbers of the first and the last lot on a page, from 1; both are 0 where there is none. */
export function shownRange(list: { page: number; pageSize: number; total: number }): {
  first: number;
  last: number;
} {
  const { page, pageSize, total } = list;
  if (total === 0) return { first: 0, last: 0 };
  return { first: (page - 1) * pageSize + 1, last: Math.min(page * pageSize, total) };
}

/** Cells that are missing in the last row of a grid; a full row is missing whole. */
export function missingCells(cells: number, columns: number): number {
  return columns - (cells % columns);
}
