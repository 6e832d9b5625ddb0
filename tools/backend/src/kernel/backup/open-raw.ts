import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle as overServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as overEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import type { Config } from '../config/config.ts';
import { migrations } from '../db/migrate.ts';
import { openFolder } from '../db/open-folder.ts';

/** A connection that changes nothing by itself: neither migrates nor seeds. */
export interface RawDatabase {
  /** Rows of a query, whose columns are texts. */
  query(sql: string, values?: string[]): Promise<Record<string, string>[]>;
  /** Brings an empty database to the migration of a moment, given as the journal's `when`. */
  migrateTo(when: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database of the settings as it is.
 * @throws Error, a line for the operator, when the embedded one is in use, damaged or cannot be written
 */
export function openRaw(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<RawDatabase> {
  return config.databaseUrl === null
    ? openEmbedded(join(config.dataDir, 'db'))
    : openServer(config.databaseUrl);
}

async function openServer(url: string): Promise<RawDatabase> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return {
    query: async (sql, values) => (await client.query<Record<string, string>>(sql, values)).rows,
    migrateTo: (when) =>
      withMigrations(when, (folder) => migrateServer(overServer(client), folder)),
    close: () => client.end(),
  };
}

async function openEmbedded(directory: string): Promise<RawDatabase> {
  const { client, release } = await openFolder(directory);
  return {
    query: async (sql, values) => (await client.query<Record<string, string>>(sql, values)).rows,
    migrateTo: (when) =>
      withMigrations(when, (folder) => migrateEmbedded(overEmbedded(client), folder)),
    async close() {
      await client.close();
      await release();
    },
  };
}

interface Journal {
  entries: { when: number }[];
}

/** A copy of the migrations that ends at a moment. */
async function withMigrations(
  when: number,
  migrate: (folder: { migrationsFolder: string }) => Promise<unknown>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'm30-migrations-'));
  try {
    await cp(migrations.migrationsFolder, folder, { recursive: true });
    const path = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(path, 'utf8')) as Journal;
    const entries = journal.entries.filter((entry) => entry.when <= when);
    if (entries.at(-1)?.when !== when) {
      throw new Error('The backup is of a newer version of the product. Install that one first.');
    }
    await writeFile(path, JSON.stringify({ ...journal, entries }));
    await migrate({ migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
