import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leads } from '../../modules/deal/lead/leads.table.ts';
import { uploads } from '../../modules/people/upload/uploads.table.ts';
import {
  NOT_DURABLE,
  startPostgres,
  type PostgresServer,
} from '../../testing/processes/postgres-server.ts';
import { startFakeS3, type FakeS3 } from '../../testing/processes/s3/fake-s3.ts';
import { openSale, upload } from '../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';
import { readConfig } from '../config/config.ts';
import { openServer } from '../db/open-server.ts';
import { openFiles } from '../files/open/open-files.ts';
import { createBreakers } from '../observability/breaker.ts';
import { createLog } from '../observability/log.ts';
import { createMetrics } from '../observability/metrics.ts';
import { compareBackup } from './compare-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const TIMEOUT_MS = 120_000;

/** Of the repository. */
const ROOT = new URL('../../../../../', import.meta.url);

/** What a lead with its puzzle and an upload write into. */
const WRITTEN = new Set([
  ...['files', 'sequences', 'table leads', 'table order_events', 'table orders', 'table outbox'],
  ...['table rate_windows', 'table uploads', 'table used_challenges', 'table daily_counters'],
]);

let folder: string;
let postgres: PostgresServer;
let backend: TestBackend;
let [first, second] = [] as unknown as [FakeS3, FakeS3];

const log = createLog('silent');
const breakers = createBreakers(createMetrics());
const filesIn = (store: FakeS3) => openFiles(readConfig(store.environment), breakers);
const databaseOf = (name: string) => postgres.url.replace(/postgres$/, name);
const placeOf = (name: string) => ({ databaseUrl: databaseOf(name), dataDir: join(folder, name) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'm30-drill-'));
  [postgres, first, second] = await Promise.all([
    startPostgres(NOT_DURABLE),
    startFakeS3(),
    startFakeS3(),
  ]);
  const { db, close } = await openServer(postgres.url, log);
  for (const name of ['source', 'restored']) await db.execute(sql.raw(`CREATE DATABASE ${name}`));
  await close();
  backend = await testBackend({
    environment: first.environment,
    open: () => openServer(databaseOf('source'), log),
  });
}, TIMEOUT_MS);

afterAll(async () => {
  await backend?.close();
  await Promise.all([postgres?.remove(), first?.close(), second?.close()]);
  await rm(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

/** Sends leads and files one after another until it is stopped. */
async function startWriting() {
  const sale = await openSale(backend);
  const visitor = backend.visitor();
  const sent: string[] = [];
  let isOver = false;
  const write = async () => {
    for (let step = 0; !isOver; step += 1) {
      const phone = `+7921555${String(1000 + step)}`;
      const token = await visitor.token();
      const lead = await visitor.post('Form.CallRequest', {
        name: 'Ольга',
        phone,
        url: '/',
        token,
      });
      expect(lead.status).toBe(200);
      sent.push(phone);
      if (step % 4 !== 0) continue;
      const bytes = Uint8Array.from({ length: 20_000 + step }, (_, at) => (at * 7 + step) % 251);
      bytes.set(Buffer.from('%PDF-1.7\n'));
      const given = await upload(sale, bytes, { kind: 'other', name: `Справка ${step}.pdf` });
      expect(given.status).toBe(200);
    }
  };
  const ended = write();
  return {
    sent,
    async stop() {
      isOver = true;
      await ended;
    },
  };
}

test(
  'a restored backup is the database and the store of one moment, though the product went on writing',
  async () => {
    const writing = await startWriting();
    await expect.poll(() => writing.sent.length, { timeout: 20_000 }).toBeGreaterThan(10);
    const before = writing.sent.length;
    const file = join(folder, 'drill.backup');
    await writeBackup(placeOf('source'), file, await filesIn(first));
    const during = writing.sent.length - before;
    await writing.stop();
    expect(during).toBeGreaterThan(0);

    await restoreBackup(placeOf('restored'), file, await filesIn(second));
    expect(await compareBackup(placeOf('restored'), file, await filesIn(second))).toEqual([]);
    const copy = await openServer(databaseOf('restored'), log);
    const rows = await copy.db.select().from(uploads);
    await copy.close();
    // Nothing of the source is lost, and what differs is what was written since: an upload under way has become whole.
    const underWay = rows.filter(({ state }) => state === 'open').length;
    const since = await compareBackup(placeOf('source'), file, await filesIn(first));
    expect(since.filter(({ of }) => !WRITTEN.has(of))).toEqual([]);
    for (const { of, missing } of since) {
      const left = of === 'table uploads' ? underWay : 0;
      if (/^(files|table (leads|uploads))$/.test(of)) expect([of, missing]).toEqual([of, left]);
    }

    const restored = await testBackend({
      environment: second.environment,
      open: () => openServer(databaseOf('restored'), log),
    });
    try {
      const { db } = restored.services;
      const phones = (await db.select({ phone: leads.phone }).from(leads).orderBy(leads.createdAt))
        .map(({ phone }) => phone)
        .filter((phone) => writing.sent.includes(phone ?? ''));
      expect(phones.length).toBeGreaterThanOrEqual(before);
      expect(phones).toEqual(writing.sent.slice(0, phones.length));
      const whole = rows.flatMap(({ guid, state }) =>
        state === 'done' ? `m30/uploads/${guid}` : [],
      );
      for (const key of whole.filter((one) => first.objects.has(one))) {
        expect(second.objects.get(key)?.bytes).toEqual(first.objects.get(key)?.bytes);
      }
      expect(whole.length).toBeGreaterThan(2);
      expect((await restored.visitor().send('/readyz')).status).toBe(200);
    } finally {
      await restored.close();
    }
  },
  TIMEOUT_MS,
);

test('a row that is gone, one that is other and a file that is damaged are found', async () => {
  const file = join(folder, 'drill.backup');
  const { db, close } = await openServer(databaseOf('restored'), log);
  await db.execute(sql`delete from leads where guid = (select guid from leads limit 1)`);
  await db.execute(
    sql`update lots set price = price + 1 where guid = (select guid from lots limit 1)`,
  );
  await close();
  const [stored] = [...second.objects.keys()].filter((key) => key.startsWith('m30/uploads/'));
  const files = await filesIn(second);
  await files.put((stored ?? '').slice('m30/'.length), Buffer.from('%PDF-1.7 damaged'));
  const found = await compareBackup(placeOf('restored'), file, files);
  const of = (what: string) => found.find((one) => one.of === what);
  expect(of('table leads')).toMatchObject({ missing: 1, added: 0 });
  expect(of('table lots')).toMatchObject({ missing: 1, added: 1 });
  expect(of('files')).toMatchObject({ missing: 1, added: 1 });
});

test(
  'the cron of deploy/ reads the environment of the units, whatever stands in its values',
  { timeout: TIMEOUT_MS },
  async () => {
    const backups = join(folder, 'backups');
    const settings = join(folder, 'environment');
    await mkdir(backups);
    const old = join(backups, 'meridian30-2026-01-01.backup');
    await writeFile(old, '');
    await utimes(old, 0, 0);
    const { FILES_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = second.environment;
    const variables = [
      `DATABASE_URL=${databaseOf('restored')}`,
      `DATA_DIR=${join(folder, 'data with spaces')}`,
      `FILES_URL=${FILES_URL}`,
      `AWS_ACCESS_KEY_ID="${AWS_ACCESS_KEY_ID}"`,
      `AWS_SECRET_ACCESS_KEY='${AWS_SECRET_ACCESS_KEY}'`,
      'MAIL_FROM=Меридиан 30 <mail@example.com>',
      'SMTP_URL=smtps://user:$(touch-me)$HOME#1@mail.example.com',
    ];
    await writeFile(settings, `# of the units\n${variables.join('\n')}\n`);
    const script = (await readFile(new URL('deploy/cron/meridian30', ROOT), 'utf8'))
      .replaceAll('/srv/meridian30/current', fileURLToPath(ROOT))
      .replaceAll('/etc/meridian30/environment', settings)
      .replaceAll('/var/backups', backups);
    const { stdout } = await promisify(execFile)('sh', ['-c', script], {
      env: { PATH: process.env['PATH'] },
    });
    expect(stdout).toMatch(/rows of \d+ tables and \d+ uploaded files\n$/);
    const [made = '', ...others] = await readdir(backups);
    expect([made, others]).toEqual([expect.stringMatching(/^meridian30-[\d-]+\.backup$/), []]);
    const differences = compareBackup(
      placeOf('restored'),
      join(backups, made),
      await filesIn(second),
    );
    expect(await differences).toEqual([]);
  },
);
