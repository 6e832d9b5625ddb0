import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openFiles } from '../files/open/open-files.ts';
import { createBreakers } from '../observability/breaker.ts';
import { createLog } from '../observability/log.ts';
import { createMetrics } from '../observability/metrics.ts';
import { openEmbedded } from '../db/open-embedded.ts';
import { openServer } from '../db/open-server.ts';
import { lots } from '../../modules/estate/objects.table.ts';
import { users } from '../../modules/people/account/accounts.table.ts';
import { createPasswords } from '../../modules/people/account/passwords.ts';
import {
  NOT_DURABLE,
  startPostgres,
  type PostgresServer,
} from '../../testing/processes/postgres-server.ts';
import { startFakeS3 } from '../../testing/processes/s3/fake-s3.ts';
import { copyOfTemplate } from '../../testing/template.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const TIMEOUT_MS = 120_000;

let folder: string;
let postgres: PostgresServer;
let first: string;

const embedded = (name: string) => ({ databaseUrl: null, dataDir: join(folder, name) });
const onServer = (name: string) => ({ databaseUrl: postgres.url, dataDir: join(folder, name) });

/** Lines of a backup without when it was made; rows of one table may stand in any order. */
async function linesOf(file: string): Promise<string[]> {
  const [, ...lines] = gunzipSync(await readFile(file))
    .toString('utf8')
    .split('\n');
  return lines.sort();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'm30-backup-'));
  postgres = await startPostgres(NOT_DURABLE);
  const passwords = await createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const clock = () => new Date('2026-11-18T09:00:00Z');
  await mkdir(join(folder, 'one/uploads'), { recursive: true });
  await (await copyOfTemplate({ clock, passwords }, join(folder, 'one/db'))).close();
  await writeFile(join(folder, 'one/uploads/7f1f6f0e'), Buffer.alloc(200_000, 'Ж'));
  await mkdir(join(folder, 'one/contracts'), { recursive: true });
  await writeFile(join(folder, `one/contracts/${'7f'.repeat(32)}.pdf`), '%PDF-1.7');
  first = join(folder, 'first.backup');
  await writeBackup(embedded('one'), first);
}, TIMEOUT_MS);

afterAll(async () => {
  await postgres?.remove();
  await rm(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

test(
  'the embedded database goes over to a PostgreSQL server and back, to the last row and file',
  async () => {
    const counts = await restoreBackup(onServer('two'), first);
    expect(counts.rows).toBeGreaterThan(1000);
    expect(counts.files).toBe(2);
    const second = join(folder, 'second.backup');
    await writeBackup(onServer('two'), second);
    expect(await linesOf(second)).toEqual(await linesOf(first));
    await restoreBackup(embedded('three'), second);
    const third = join(folder, 'third.backup');
    await writeBackup(embedded('three'), third);
    expect(await linesOf(third)).toEqual(await linesOf(first));
    expect(await readFile(join(folder, 'three/uploads/7f1f6f0e'))).toEqual(
      await readFile(join(folder, 'one/uploads/7f1f6f0e')),
    );
  },
  TIMEOUT_MS,
);

test(
  'a backup goes into an S3 store, and of it comes the same backup',
  async () => {
    const store = await startFakeS3();
    const config = readConfig(store.environment);
    const files = await openFiles(config, createBreakers(createMetrics()));
    await restoreBackup(embedded('five'), first, files);
    const again = join(folder, 'again.backup');
    await writeBackup(embedded('five'), again, files);
    // A store gives its bytes in other blocks.
    const rows = (lines: string[]) => lines.filter((line) => !line.startsWith('#{"kind":"bytes"'));
    expect(rows(await linesOf(again))).toEqual(rows(await linesOf(first)));
    const counts = await restoreBackup(embedded('six'), again);
    expect([counts.files, store.objects.size]).toEqual([2, 2]);
    expect(await readFile(join(folder, 'six/uploads/7f1f6f0e'))).toEqual(
      await readFile(join(folder, 'one/uploads/7f1f6f0e')),
    );
    await store.close();
  },
  TIMEOUT_MS,
);

test('what was restored is used like any other: new rows get new numbers', async () => {
  const { db, close } = await openServer(postgres.url, createLog('silent'));
  expect(await db.$count(lots)).toBeGreaterThan(1000);
  const [last] = await db
    .insert(users)
    .values({
      guid: randomUUID(),
      phone: '+79215550177',
      lastName: 'Иванова',
      name: 'Ольга',
      secondName: '',
      passwordHash: null,
      createdAt: new Date(),
    })
    .returning();
  expect(last?.id).toBeGreaterThan(1);
  await close();
});

test('a database that holds something is left alone', async () => {
  await expect(restoreBackup(onServer('two'), first)).rejects.toThrow('The database is not empty');
});

test('a backup that broke off changes nothing', { timeout: TIMEOUT_MS }, async () => {
  const half = join(folder, 'half.backup');
  const bytes = await readFile(first);
  await writeFile(half, bytes.subarray(0, bytes.length / 2));
  await expect(restoreBackup(embedded('four'), half)).rejects.toThrow('no whole backup');
  await restoreBackup(embedded('four'), first);
});

test('an embedded database in use is not backed up behind the back of its process', async () => {
  const { close } = await openEmbedded(join(folder, 'one'));
  await expect(writeBackup(embedded('one'), join(folder, 'no.backup'))).rejects.toThrow('in use');
  await close();
});
