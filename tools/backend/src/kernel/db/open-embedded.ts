import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { withQuerySpans } from '../observability/tracing/query-spans.ts';
import type { OpenDatabase } from './database.ts';
import { migrations, sayingWhy } from './migrate.ts';
import { openFolder } from './open-folder.ts';

/**
 * Opens PGlite in `{dataDir}/db`, migrated. The first time takes some seconds.
 * @throws Error, a line for the operator, when another process has the directory open, it is damaged or cannot be written
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const { client, release } = await openFolder(join(dataDir, 'db'));
  try {
    const opened = await openPglite(client);
    return {
      ...opened,
      async close() {
        await opened.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Migrates a PGlite that somebody else made; tests pass one that lives in memory. */
export async function openPglite(client: PGlite): Promise<OpenDatabase> {
  await client.waitReady;
  await sayingWhy(() => migrate(drizzle(client), migrations));
  return {
    db: drizzle(traced(client)),
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

/** Its transactions send their queries by an object of their own. */
function traced(client: PGlite): PGlite {
  const own = withQuerySpans(client);
  if (own === client) return client;
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction((inner) => work(withQuerySpans(inner)));
  return Object.assign(own, { transaction });
}
