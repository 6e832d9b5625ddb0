import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leads } from '../../modules/deal/lead/leads.table.ts';
import { lots } from '../../modules/estate/objects.table.ts';
import {
  findPgBouncer,
  startPgBouncer,
  type PgBouncer,
} from '../../testing/processes/pgbouncer.ts';
import {
  NOT_DURABLE,
  startPostgres,
  type PostgresServer,
} from '../../testing/processes/postgres-server.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';
import { createLog } from '../observability/log.ts';
import { openServer } from './open-server.ts';

const TIMEOUT_MS = 120_000;

const program = findPgBouncer();
if (!program) console.warn('PgBouncer is not installed: what goes through it is not tried here');

let server: PostgresServer;
let bouncer: PgBouncer | undefined;
let opened: TestBackend[] = [];

beforeEach(async () => {
  opened = [];
  server = await startPostgres(NOT_DURABLE);
}, TIMEOUT_MS);
afterEach(async () => {
  for (const backend of opened) await backend.close();
  await bouncer?.close();
  await server.remove();
}, TIMEOUT_MS);

/** Two processes' worth of the product, which start at once. */
async function openTwo(mode: 'session' | 'transaction', log = createLog('silent')) {
  bouncer = await startPgBouncer(program ?? '', server, mode);
  const { url } = bouncer;
  const open = () => testBackend({ open: () => openServer(url, log) });
  const first = await open();
  opened.push(first);
  const second = await open();
  opened.push(second);
  return [first, second] as const;
}

/** Takes a lot off the market in one process and reads its status in the other for as long as it may take. */
async function isNotified(first: TestBackend, second: TestBackend): Promise<boolean> {
  const [flat] = [...first.services.catalogue.snapshot.lots.values()];
  const { guid = '', id = '' } = flat ?? {};
  await first.services.db.update(lots).set({ status: 'closed' }).where(eq(lots.guid, guid));
  const status = () => second.services.catalogue.snapshot.lots.get(id)?.status;
  return expect
    .poll(status, { timeout: 4_000 })
    .toBe('closed')
    .then(
      () => true,
      () => false,
    );
}

/** A connection of PostgreSQL still holds the lock of a start. */
async function isStartLocked(): Promise<boolean> {
  const direct = await openServer(
    server.url.replace(/postgres$/, 'template1'),
    createLog('silent'),
  );
  const { rows } = (await direct.db.execute(
    `select 1 from pg_locks where locktype = 'advisory' and objid = 3020417 and database <> (select oid from pg_database where datname = 'template1')`,
  )) as unknown as { rows: unknown[] };
  await direct.close();
  return rows.length > 0;
}

describe.skipIf(!program)('through PgBouncer', () => {
  test(
    'session pooling is PostgreSQL itself: starts take turns, one process tells the other, a lead counts once',
    async () => {
      const [first, second] = await openTwo('session');
      expect(await isStartLocked()).toBe(false);
      expect(await isNotified(first, second)).toBe(true);
      const before = await first.services.db.$count(leads);
      const visitor = second.visitor();
      const token = await visitor.token();
      const input = { name: 'Ольга', phone: '+79215550102', url: '/', token };
      const key = { 'idempotency-key': 'b3a5f1de-0001' };
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => visitor.post('Form.CallRequest', input, key)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await first.services.db.$count(leads)).toBe(before + 1);
    },
    TIMEOUT_MS,
  );

  test(
    'transaction pooling loses what is of a session: the lock of a start stays, and nobody is told',
    async () => {
      const [first, second] = await openTwo('transaction');
      expect(await isStartLocked()).toBe(true);
      expect(await isNotified(first, second)).toBe(false);
    },
    TIMEOUT_MS,
  );
});
