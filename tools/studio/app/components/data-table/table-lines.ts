/** A line of a table: a row, or the heading of a run of rows. */
export type Line<Row> =
  | { kind: 'group'; id: string; title: string; count: number }
  | { kind: 'row'; id: string; row: Row; index: number };

/** Rows with a heading before each run of the same group. */
export function linesOf<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  groupOf?: (row: Row) => string,
): Line<Row>[] {
  const lines: Line<Row>[] = [];
  let group: Extract<Line<Row>, { kind: 'group' }> | undefined;
  rows.forEach((row, index) => {
    const title = groupOf?.(row);
    if (title !== undefined && group?.title !== title) {
      group = { kind: 'group', id: `group-${index}`, title, count: 0 };
      lines.push(group);
    }
    if (group) group.count += 1;
    lines.push({ kind: 'row', id: idOf(row), row, index });
  });
  return lines;
}
