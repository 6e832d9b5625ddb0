import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';
import { withQuerySpans } from '../observability/tracing/query-spans.ts';
import type { OpenDatabase } from './database.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { listenServer } from './listen-server.ts';
import { migrations, sayingWhy } from './migrate.ts';
import { withRetry } from './with-retry.ts';

/** Any number; two processes that start at once take turns by it. */
const START_LOCK = 3_020_417;

/** Milliseconds; a slow database becomes a 503 instead of a queue of waiting visitors. */
const TIMEOUTS_MS = { connect: 3_000, query: 10_000, ping: 2_000 };

/** Milliseconds that one try of a starting process may take; its machine may be busy with others. */
const START_CONNECT = 15_000;

/** Opens a PostgreSQL server, migrated; waits for one that is not there yet. */
export async function openServer(
  url: string,
  log: Logger,
  timeouts = TIMEOUTS_MS,
): Promise<OpenDatabase> {
  await withRetry(log, () =>
    alone(url, log, (client) => sayingWhy(() => migrate(drizzle(client), migrations))),
  );
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeouts.connect,
    query_timeout: timeouts.query,
    statement_timeout: timeouts.query,
  });
  // The pool listens only while a connection is idle: one lost in a transaction would end the process.
  pool.on('connect', (client) => logLoss(client, log));
  pool.on('error', () => undefined);
  return {
    db: withTransactions(pool),
    async ping() {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error('database is slow')), timeouts.ping);
      try {
        await Promise.race([pool.query('select 1'), late.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
    listen: (channel, onNotice) => listenServer({ url, channel, onNotice, log }),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/**
 * The library gives a connection back only after a transaction that has begun: one that fails at its first word, because the server
 * has just gone, would be lost to the pool for good. One whose answer is awaited in vain is closed.
 */
function withTransactions(pool: Pool) {
  const over = (client: PoolClient) => drizzle(withQuerySpans(client));
  const own = new WeakMap<PoolClient, ReturnType<typeof over>>();
  const db = drizzle(withQuerySpans(pool));
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      const alone = own.get(client) ?? over(client);
      own.set(client, alone);
      return await alone.transaction(work, config);
    } catch (error) {
      isLost = isDatabaseAway(error);
      throw error;
    } finally {
      // It still waits for the answer that came too late: the next query on it would wait as well.
      client.release(isLost);
    }
  };
  return Object.assign(db, { transaction });
}

/** Runs a task that no other process runs at the same time. */
async function alone(
  url: string,
  log: Logger,
  task: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: START_CONNECT,
  });
  logLoss(client, log);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    await task(client);
  } finally {
    await client.end();
  }
}

/** A pending query is rejected by its own promise; an `error` event without a listener would be thrown. */
function logLoss(client: Client | PoolClient, log: Logger): void {
  client.on('error', (error) => log.warn({ reason: error.message }, 'database connection lost'));
}
