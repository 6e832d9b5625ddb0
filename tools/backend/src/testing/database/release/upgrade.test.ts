import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRaw } from '../../../kernel/backup/open-raw.ts';
import { restoreBackup } from '../../../kernel/backup/restore-backup.ts';
import {
  startPostgres,
  NOT_DURABLE,
  type PostgresServer,
} from '../../processes/postgres-server.ts';
import { buyerJourneys } from './buyer-journeys.ts';
import { laterMigration, migrateAhead } from './migrate-ahead.ts';
import { faultsOf, schemaAfter } from './migration-faults.ts';
import { presentMigrations, readRelease, RELEASE_FILES, sha256 } from './release.ts';
import { runBackend } from './run-backend.ts';
import { staffJourneys } from './staff-journeys.ts';
import type { World } from './world.ts';

const { version, at, migrations, made, backup } = readRelease();

/** Ten minutes after the release was last used: who was logged in still is. */
const LATER = new Date(new Date(at).getTime() + 600_000);

const TIMEOUT_MS = 120_000;

interface Place {
  databaseUrl: string | null;
  dataDir: string;
}

let folder: string;
let postgres: PostgresServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'm30-upgrade-'));
  postgres = await startPostgres(NOT_DURABLE);
}, TIMEOUT_MS);
afterAll(async () => {
  await postgres?.remove();
  await rm(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

const journeys = Object.entries({ ...buyerJourneys, ...staffJourneys });

const start = ({ databaseUrl, dataDir }: Place) =>
  runBackend(
    { DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) },
    LATER,
  );

/** The moment of the newest migration that a database has run. */
async function lastMigration(place: Place): Promise<number> {
  const raw = await openRaw(place);
  const [row] = await raw.query(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  );
  await raw.close();
  return Number(row?.['at']);
}

test('the backup is the one that was made with its release', async () => {
  expect(sha256(await readFile(RELEASE_FILES.backup))).toBe(backup);
});

test('what a running process is tried with is what a migration may do', () => {
  const released = schemaAfter(migrations.at(-1)?.tag ?? '');
  expect(faultsOf(laterMigration(), released)).toEqual([]);
});

describe(`the embedded database of ${version}, upgraded`, () => {
  let world: World;
  let place: Place;
  beforeAll(async () => {
    place = { databaseUrl: null, dataDir: join(folder, 'embedded') };
    await restoreBackup(place, RELEASE_FILES.backup);
    expect(await lastMigration(place)).toBe(migrations.at(-1)?.when);
    world = { backend: await start(place), made };
  }, TIMEOUT_MS);

  test.each(journeys)('%s', (_, play) => play(world));

  test('the way back: a version that does not know the newer tables starts on them', async () => {
    await world.backend.close();
    expect(await lastMigration(place)).toBe(presentMigrations().at(-1)?.when);
    await migrateAhead(place);
    const former = await start(place);
    expect(former.services.catalogue.snapshot.lots.size).toBe(made.lots);
    await former.close();
  });
});

describe(`a server with the database of ${version}, which a later version migrates meanwhile`, () => {
  let world: World;
  let place: Place;
  beforeAll(async () => {
    place = { databaseUrl: postgres.url, dataDir: join(folder, 'server') };
    await restoreBackup(place, RELEASE_FILES.backup);
    world = { backend: await start(place), made };
    expect(await lastMigration(place)).toBe(presentMigrations().at(-1)?.when);
    await migrateAhead(place);
  }, TIMEOUT_MS);
  afterAll(() => world?.backend.close(), TIMEOUT_MS);

  test.each(journeys)('%s', (_, play) => play(world));

  test('a process of the former version starts beside the newer ones', async () => {
    expect(await lastMigration(place)).toBeGreaterThan(presentMigrations().at(-1)?.when ?? 0);
    const second = await start(place);
    expect(second.services.catalogue.snapshot.lots.size).toBe(made.lots);
    await second.close();
  });
});
