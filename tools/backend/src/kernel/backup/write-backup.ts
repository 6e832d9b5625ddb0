import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Config } from '../config/config.ts';
import { openFolderFiles } from '../files/folder/open-folder-files.ts';
import { STORED_FOLDERS, type StoredFiles } from '../files/stored-files.ts';
import { quoted, writeMark } from './format.ts';
import { openRaw, type RawDatabase } from './open-raw.ts';

/** What a backup holds. */
export interface BackupCounts {
  tables: number;
  rows: number;
  files: number;
}

/** Rows that are read at once. */
const BATCH = 500;

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Writes all tables as they were at one moment, and what visitors have uploaded, into one file. The
 * product may go on working over a PostgreSQL server meanwhile; the embedded database must be closed.
 * @param files where uploads stand
 * @throws Error when the embedded database is in use or there is none; FilesAway
 */
export async function writeBackup(
  settings: Settings,
  file: string,
  files = openFolderFiles(settings.dataDir),
): Promise<BackupCounts> {
  const database = await openRaw(settings);
  const counts: BackupCounts = { tables: 0, rows: 0, files: 0 };
  const draft = `${file}.part`;
  try {
    await database.query('begin isolation level repeatable read read only');
    const lines = Readable.from(linesOf(database, files, counts));
    await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600 }));
    await database.query('commit');
    await rename(draft, file);
    return counts;
  } finally {
    await database.close();
  }
}

/** Marks and rows of a backup, each with the end of its line; some come together. Call it within a transaction. */
export async function* linesOf(database: RawDatabase, files: StoredFiles, counts: BackupCounts) {
  const migration = await lastMigration(database);
  yield writeMark({ kind: 'backup', format: 1, at: new Date().toISOString(), migration });
  const tables = await database.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  for (const { name = '' } of tables) {
    counts.tables += 1;
    yield writeMark({ kind: 'table', name });
    yield* rowsOf(database, name, counts);
  }
  yield* sequencesOf(database);
  yield* filesOf(files, counts);
  yield writeMark({ kind: 'end', rows: counts.rows, files: counts.files });
}

async function lastMigration(database: RawDatabase): Promise<number> {
  const [last] = await database
    .query('select max(created_at)::text as at from drizzle.__drizzle_migrations')
    .catch(() => []);
  if (!last?.['at']) throw new Error('There is no database of the product to back up.');
  return Number(last['at']);
}

async function* rowsOf(database: RawDatabase, table: string, counts: BackupCounts) {
  const rows = `select row_to_json(t)::text as row from ${quoted(table)} t`;
  await database.query(`declare rows no scroll cursor for ${rows}`);
  for (;;) {
    const batch = await database.query(`fetch ${BATCH} from rows`);
    if (batch.length === 0) break;
    counts.rows += batch.length;
    yield batch.map(({ row }) => `${row}\n`).join('');
  }
  await database.query('close rows');
}

async function* sequencesOf(database: RawDatabase) {
  const sequences = await database.query(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  for (const { name = '', value = '' } of sequences) {
    yield writeMark({ kind: 'sequence', name, value });
  }
}

/** Names of uploads are bare, as in the first backups; others begin with their folder. */
async function* filesOf(files: StoredFiles, counts: BackupCounts) {
  for (const folder of STORED_FOLDERS) {
    for await (const { key } of files.list(folder)) {
      const found = await files.read(key);
      // Deleted since the list was read.
      if (!found) continue;
      counts.files += 1;
      yield writeMark({ kind: 'file', name: key.replace(/^uploads\//, '') });
      for await (const data of found.stream) {
        yield writeMark({ kind: 'bytes', data: Buffer.from(data).toString('base64') });
      }
    }
  }
}
