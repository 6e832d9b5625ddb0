/**
 * A row by a key that a foreign key of the database promises to exist.
 * @throws Error when it does not
 */
export function known<Key, Row>(rows: ReadonlyMap<Key, Row>, key: Key): Row {
  const row = rows.get(key);
  if (row === undefined) throw new Error(`no row has the key «${String(key)}»`);
  return row;
}
