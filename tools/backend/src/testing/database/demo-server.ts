/** Forked by `serve-copies.ts`: a PostgreSQL server with the demo content in a database that tests copy. */
import { once } from 'node:events';
import { Client } from 'pg';
import { createLog } from '../../kernel/observability/log.ts';
import { openServer } from '../../kernel/db/open-server.ts';
import { seedIfEmpty } from '../../../demo/seed/seed-if-empty.ts';
import { FOR_MANY, NOT_DURABLE, startPostgres } from '../processes/postgres-server.ts';
import { testClock } from '../test-clock.ts';
import { testPasswords } from '../test-passwords.ts';
import { TEMPLATE } from './open-copy.ts';

// Whoever is interrupted at the keyboard: the parent, which then disconnects.
process.on('SIGINT', () => undefined);
const over = once(process, 'disconnect');
const server = await startPostgres([...NOT_DURABLE, ...FOR_MANY]);
try {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const log = createLog('silent');
  const { db, close } = await openServer(new URL(TEMPLATE, server.url).href, log);
  await seedIfEmpty({ db, clock: testClock(), log, passwords: await testPasswords() });
  await close();
  // The run may have been killed meanwhile.
  if (process.connected) process.send?.(server.url);
  await over;
} finally {
  await server.remove();
}
