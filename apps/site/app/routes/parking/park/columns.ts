/** Rows of one shape, key by key: as objects a hundred places would name each key a hundred times. */
export type Columns<Row> = { [Key in keyof Row]: Row[Key][] };

/** Turns rows into columns, for the way to the browser. */
export function toColumns<Row extends object>(rows: readonly Row[]): Columns<Row> {
  const keys = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  // The keys of a row are all the keys there are.
  return Object.fromEntries(keys.map((key) => [key, rows.map((row) => row[key])])) as Columns<Row>;
}

/** Turns columns back into rows. */
export function toRows<Row extends object>(columns: Columns<Row>): Row[] {
  const entries = Object.entries<Row[keyof Row][]>(columns);
  const count = entries[0]?.[1].length ?? 0;
  return Array.from(
    { length: count },
    (_, index) => Object.fromEntries(entries.map(([key, values]) => [key, values[index]])) as Row,
  );
}
