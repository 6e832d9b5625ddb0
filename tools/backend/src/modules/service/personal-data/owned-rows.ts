import { eq, inArray, or, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../kernel/db/database.ts';
import { users } from '../../people/account/accounts.table.ts';

/** A table with rows of buyers, and which of them are one buyer's. */
export interface OwnedTable {
  /** As the database calls it. */
  name: string;
  table: PgTable;
  /** Steps from `users`: what hangs on others comes later. */
  depth: number;
  rowsOf: (db: Database, userId: number) => SQL | undefined;
}

interface Link {
  column: PgColumn;
  parent: string;
  parentColumn: PgColumn;
}

const USERS = 'users';

/** One-column references of a table to others. */
function linksOf(name: string, table: PgTable): Link[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const [column] = columns;
    const [parentColumn] = foreignColumns;
    const parent = getTableConfig(foreignTable).name;
    return column && parentColumn && parent !== name ? [{ column, parent, parentColumn }] : [];
  });
}

/**
 * Finds every table that refers to `users`, directly or through others: a table that is added later is
 * found by itself.
 * @param tables every table of the product
 */
export function ownedTables(tables: readonly PgTable[]): OwnedTable[] {
  const named = new Map(tables.map((table) => [getTableConfig(table).name, table]));
  const found = new Map<string, OwnedTable>();
  found.set(USERS, {
    name: USERS,
    table: users,
    depth: 0,
    rowsOf: (_db, userId) => eq(users.id, userId),
  });
  for (let depth = 1; ; depth++) {
    const level = [...named].flatMap(([name, table]) => {
      const links = linksOf(name, table).filter(({ parent }) => found.has(parent));
      if (found.has(name) || links.length === 0) return [];
      // A buyer's own id says it alone; without one, whatever the row hangs on.
      const own = links.filter(({ parent }) => parent === USERS);
      return [toOwned({ name, table, depth, links: own.length > 0 ? own : links }, found)];
    });
    if (level.length === 0) return [...found.values()];
    for (const one of level) found.set(one.name, one);
  }
}

function toOwned(
  { links, ...about }: Omit<OwnedTable, 'rowsOf'> & { links: readonly Link[] },
  found: ReadonlyMap<string, OwnedTable>,
): OwnedTable {
  return {
    ...about,
    rowsOf: (db, userId) =>
      or(
        ...links.map(({ column, parent, parentColumn }) => {
          const owner = found.get(parent);
          if (!owner || parent === USERS) return eq(column, userId);
          return inArray(
            column,
            db.select({ key: parentColumn }).from(owner.table).where(owner.rowsOf(db, userId)),
          );
        }),
      ),
  };
}
