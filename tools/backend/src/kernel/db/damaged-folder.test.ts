import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRaw } from '../backup/open-raw.ts';
import { isUnusable, unusable } from './check-folder.ts';
import { openEmbedded } from './open-embedded.ts';
import { leads } from '../../modules/deal/lead/leads.table.ts';

let folder: string;
let whole: string;
let copies = 0;

const lead = {
  guid: '0b5f2c0e-6a43-4e0e-8f0a-0f6f1a4a7d11',
  method: 'Form.CallRequest',
  name: 'Ольга',
  phone: '+79215550102',
  details: {},
  consent: null,
  marketing: {},
  addressHash: '',
  createdAt: new Date('2026-11-18T09:00:00Z'),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'm30-damaged-'));
  whole = join(folder, 'whole');
  const { db, close } = await openEmbedded(whole);
  await db.insert(leads).values(lead);
  await close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A copy of the prepared data folder. */
async function copy(): Promise<string> {
  const dataDir = join(folder, `copy-${copies++}`);
  await cp(whole, dataDir, { recursive: true });
  return dataDir;
}

const phonesIn = async (dataDir: string) => {
  const { db, close } = await openEmbedded(dataDir);
  const rows = await db.select({ phone: leads.phone }).from(leads);
  await close();
  return rows.map(({ phone }) => phone);
};

test.each([
  ['PG_VERSION', (db: string) => rm(join(db, 'PG_VERSION'))],
  ['PG_VERSION', (db: string) => writeFile(join(db, 'PG_VERSION'), '')],
  ['global/pg_control', (db: string) => rm(join(db, 'global/pg_control'))],
  ['global/pg_control', (db: string) => writeFile(join(db, 'global/pg_control'), '')],
  ['pg_wal', (db: string) => rm(join(db, 'pg_wal'), { recursive: true })],
  ['pg_xact', (db: string) => rm(join(db, 'pg_xact'), { recursive: true })],
  ['base', (db: string) => rm(join(db, 'base'), { recursive: true })],
])('a folder that has lost %s is refused and stays as it is', async (part, damage) => {
  const dataDir = await copy();
  const db = join(dataDir, 'db');
  await damage(db);
  const refused = openEmbedded(dataDir);
  await expect(refused).rejects.toThrow(`${db} is damaged: ${part} is missing or empty.`);
  await expect(refused).rejects.toThrow('npm run restore -- <file>');
  await expect(refused).rejects.not.toThrow('\n');
  if (part !== 'PG_VERSION') return;
  await writeFile(join(db, 'PG_VERSION'), await readFile(join(whole, 'db/PG_VERSION')));
  expect(await phonesIn(dataDir)).toEqual([lead.phone]);
});

test('a backup does not begin a new database over the remains either', async () => {
  const dataDir = await copy();
  await rm(join(dataDir, 'db/PG_VERSION'));
  await expect(openRaw({ databaseUrl: null, dataDir })).rejects.toThrow('is damaged: PG_VERSION');
});

test('a folder without any of its write-ahead log is refused', async () => {
  const dataDir = await copy();
  await rm(join(dataDir, 'db/pg_wal'), { recursive: true });
  await mkdir(join(dataDir, 'db/pg_wal'));
  await expect(openEmbedded(dataDir)).rejects.toThrow('pg_wal/* is missing or empty');
});

test('what PostgreSQL itself does not open is told in one line', async () => {
  const dataDir = await copy();
  await writeFile(join(dataDir, 'db/global/pg_control'), Buffer.alloc(8192, 7));
  await expect(openEmbedded(dataDir)).rejects.toThrow(
    /is damaged: PostgreSQL does not open it \(.+\)\./,
  );
});

test.each(['', '1\n/x\n1\n5432\n', `${process.pid}\n`])(
  'the postmaster.pid of a killed process, %j, does not stop the start',
  async (content) => {
    const dataDir = await copy();
    await writeFile(join(dataDir, 'db/postmaster.pid'), content);
    expect(await phonesIn(dataDir)).toEqual([lead.phone]);
  },
);

test('a first start that was killed in the middle is made anew', async () => {
  const dataDir = join(folder, 'first');
  await mkdir(join(dataDir, 'db/base'), { recursive: true });
  await writeFile(join(dataDir, 'db.new'), '');
  expect(await phonesIn(dataDir)).toEqual([]);
  const again = new PGlite(join(dataDir, 'db'));
  expect((await again.query('select count(*)::int as count from leads')).rows).toEqual([
    { count: 0 },
  ]);
  await again.close();
});

test('something else in the place of the folder is told, not overwritten', async () => {
  const dataDir = join(folder, 'file');
  await writeFile(dataDir, 'a file');
  await expect(openEmbedded(dataDir)).rejects.toThrow(
    /cannot be read and written: .*choose another DATA_DIR/,
  );
  expect(await readFile(dataDir, 'utf8')).toBe('a file');
});

test.each(['EROFS', 'EACCES', 'EPERM', 'ENOSPC'])('%s says what to do', (code) => {
  const error = Object.assign(new Error(`${code}: open`), { code });
  expect(isUnusable(error)).toBe(true);
  expect(unusable('/data/db', error).message).toMatch(/^[^\n]+mount it writable[^\n]+$/);
});

test('the process ends with one line and 1, without a stack trace', async () => {
  const dataDir = await copy();
  await rm(join(dataDir, 'db/global/pg_control'));
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, ['--conditions=@m30/source', main], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' },
  });
  expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining('is damaged')]]);
});
