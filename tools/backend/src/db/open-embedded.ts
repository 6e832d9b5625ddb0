import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database.ts';
import { lockDirectory } from './lock-directory.ts';
import { migrations } from './migrate.ts';
import * as schema from './schema/index.ts';

// PGlite is the whole of PostgreSQL: to optimize its code takes half a gigabyte and a core at each start, for queries
// that are a third faster.
setFlagsFromString('--liftoff-only');
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

/**
 * Opens PGlite in `{dataDir}/db`, migrated. The first time takes some seconds.
 * @throws Error when another process has the directory open
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const lock = await lockDirectory(join(dataDir, 'db'));
  try {
    const opened = await openPglite(new PGlite(join(dataDir, 'db')));
    return {
      ...opened,
      async close() {
        await opened.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Migrates a PGlite that somebody else made; tests pass one that lives in memory. */
export async function openPglite(client: PGlite): Promise<OpenDatabase> {
  await client.waitReady;
  const db = drizzle(client, { schema });
  await migrate(db, migrations);
  return {
    db,
    async ping() {
      await client.query('select 1');
    },
    async listen(channel, onNotice) {
      const stop = await client.listen(channel, onNotice);
      return async () => {
        if (!client.closed) await stop();
      };
    },
    async close() {
      if (!client.closed) await client.close();
    },
  };
}
