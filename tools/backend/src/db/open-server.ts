import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import type { Logger } from 'pino';
import type { OpenDatabase } from './database.ts';
import { listenServer } from './listen-server.ts';
import { migrations } from './migrate.ts';
import * as schema from './schema/index.ts';

/** Any number; two processes that start at once take turns by it. */
const START_LOCK = 3_020_417;

/** Milliseconds; a slow database becomes a 503 instead of a queue of waiting visitors. */
const PATIENCE = { connect: 3_000, query: 10_000, ping: 2_000 };

/** Opens a PostgreSQL server, migrated. */
export async function openServer(url: string, log: Logger): Promise<OpenDatabase> {
  await alone(url, async (client) => migrate(drizzle(client, { schema }), migrations));
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: PATIENCE.connect,
    query_timeout: PATIENCE.query,
    statement_timeout: PATIENCE.query,
  });
  pool.on('error', (error) => log.warn({ reason: error.message }, 'idle database connection lost'));
  return {
    db: drizzle(pool, { schema }),
    async ping() {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error('database is slow')), PATIENCE.ping);
      try {
        await Promise.race([pool.query('select 1'), late.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
    listen: (channel, onNotice) => listenServer({ url, channel, onNotice, log }),
    close: () => pool.end(),
  };
}

/** Runs a task that no other process runs at the same time. */
async function alone(url: string, task: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE.connect,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    await task(client);
  } finally {
    await client.end();
  }
}
