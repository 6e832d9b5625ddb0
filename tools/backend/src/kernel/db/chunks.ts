/** Rows of one statement: its parameters have an upper limit. */
const MOST = 1000;

/** Parts of rows that fit a statement. */
export function chunks<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / MOST) }, (_, index) =>
    rows.slice(index * MOST, (index + 1) * MOST),
  );
}
