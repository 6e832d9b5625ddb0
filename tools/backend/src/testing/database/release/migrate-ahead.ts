import { getTableConfig } from 'drizzle-orm/pg-core';
import { tables } from '../../../compose/tables.ts';
import { openRaw } from '../../../kernel/backup/open-raw.ts';
import type { Config } from '../../../kernel/config/config.ts';
import { presentMigrations } from './release.ts';

const BREAK = '--> statement-breakpoint\n';

/** A migration such as a later version may bring: every table has columns more, and there is a table that knows an order. */
export function laterMigration(): string {
  const columns = tables.flatMap((table) => {
    const { name } = getTableConfig(table);
    return [
      `ALTER TABLE "${name}" ADD COLUMN "later_note" text;`,
      `ALTER TABLE "${name}" ADD COLUMN "later_rank" integer DEFAULT 0 NOT NULL;`,
    ];
  });
  const table = `CREATE TABLE "later_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_guid" uuid NOT NULL REFERENCES "orders"("guid") ON DELETE cascade
);`;
  const index = `CREATE UNIQUE INDEX "later_notes_order" ON "later_notes" USING btree ("order_guid");`;
  return [...columns, table, index].join(BREAK);
}

/** Leaves a database as a process of that later version does: its tables, and in the migrator's own one that it has run. */
export async function migrateAhead(place: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<void> {
  const raw = await openRaw(place);
  try {
    await raw.query('begin');
    for (const statement of laterMigration().split(BREAK)) await raw.query(statement);
    const when = (presentMigrations().at(-1)?.when ?? 0) + 1;
    await raw.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2::bigint)',
      ['later', String(when)],
    );
    await raw.query('commit');
  } finally {
    await raw.close();
  }
}
