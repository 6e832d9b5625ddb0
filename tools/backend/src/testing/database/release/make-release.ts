/**
 * `npm run release:fixture`: makes `tools/backend/release/` anew from the present code, right after a release. The demo
 * company is filled in, people work with it, and what they leave is written by the product's own backup.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBackup } from '../../../kernel/backup/write-backup.ts';
import { fillRelease } from './fill-release.ts';
import { presentMigrations, readRelease, RELEASE_FILES, sha256, type Release } from './release.ts';
import { runBackend } from './run-backend.ts';

/** What the clock of the fixture shows: a Saturday, 12:00 in Moscow. */
const AT = new Date('2026-11-28T09:00:00Z');

const version = await presentVersion();
refuseAnotherSchema();
const dataDir = await mkdtemp(join(tmpdir(), 'm30-release-'));
try {
  const backend = await runBackend({ DATA_DIR: dataDir }, AT);
  const made = await fillRelease(backend).finally(() => backend.close());
  const counts = await writeBackup({ databaseUrl: null, dataDir }, RELEASE_FILES.backup);
  const release: Release = {
    ...{ version, at: AT.toISOString(), migrations: presentMigrations() },
    backup: sha256(await readFile(RELEASE_FILES.backup)),
    made,
  };
  await writeFile(RELEASE_FILES.manifest, `${JSON.stringify(release, null, 2)}\n`);
  console.log(`${version}: ${counts.rows} rows of ${counts.tables} tables, ${counts.files} files`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** The version that all packages have. */
async function presentVersion(): Promise<string> {
  const file = new URL('../../../../../../libs/api/package.json', import.meta.url);
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

/** @throws Error where tables have gone on and the version has not: there is no such release */
function refuseAnotherSchema(): void {
  if (!existsSync(RELEASE_FILES.manifest)) return;
  const last = readRelease();
  const isSame = JSON.stringify(last.migrations) === JSON.stringify(presentMigrations());
  if (last.version !== version || isSame) return;
  throw new Error(
    `The fixture is of ${last.version}, and so are the packages, but the migrations have gone on: first release (npm run release), then make it.`,
  );
}
