import { appendFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Config } from '../config/config.ts';
import { openFolderFiles } from '../files/folder/open-folder-files.ts';
import { withSpool } from '../files/spool.ts';
import type { StoredFiles } from '../files/stored-files.ts';
import { quoted, readMark, type Mark } from './format.ts';
import { linesOfFile } from './lines-of-file.ts';
import { openRaw, type RawDatabase } from './open-raw.ts';
import type { BackupCounts } from './write-backup.ts';

/** Rows that are written at once. */
const BATCH = 500;

/**
 * Fills an empty database from a backup, all or nothing, at the migration that the backup is of; the next
 * start of the product brings it up to date.
 * @param files where uploads are put
 * @throws Error when the database is not empty, or the file is no whole backup; FilesAway
 */
export async function restoreBackup(
  settings: Pick<Config, 'databaseUrl' | 'dataDir'>,
  file: string,
  files = openFolderFiles(settings.dataDir),
): Promise<BackupCounts> {
  const header = await checkWhole(file);
  const database = await openRaw(settings);
  try {
    await refuseFull(database);
    await database.migrateTo(header.migration);
    await database.query('begin');
    const keys = await dropForeignKeys(database);
    const counts = await withSpool(settings.dataDir, (draft) =>
      new Filling(database, files, draft).run(file),
    );
    for (const key of keys) await database.query(key);
    await database.query('commit');
    return counts;
  } finally {
    await database.close();
  }
}

async function refuseFull(database: RawDatabase): Promise<void> {
  const tables = await database.query(
    `select table_name from information_schema.tables where table_schema = 'public' limit 1`,
  );
  if (tables.length > 0) {
    throw new Error('The database is not empty. Restore into a new one, so that nothing is lost.');
  }
}

/**
 * Rows come in the order of the tables' names, so that their references are checked at the end.
 * @returns commands that put the keys back
 */
async function dropForeignKeys(database: RawDatabase): Promise<string[]> {
  const keys = await database.query(
    `select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { name = '', table } of keys) {
    await database.query(`alter table ${table} drop constraint ${quoted(name)}`);
  }
  return keys.map(
    ({ name = '', table, definition }) =>
      `alter table ${table} add constraint ${quoted(name)} ${definition}`,
  );
}

/** Writes what the lines of a backup say. */
class Filling {
  readonly #database: RawDatabase;
  readonly #files: StoredFiles;
  /** Path that the bytes of a file are gathered at. */
  readonly #draft: string;
  readonly #counts: BackupCounts = { tables: 0, rows: 0, files: 0 };
  #table = '';
  #file = '';
  #rows: string[] = [];

  constructor(database: RawDatabase, files: StoredFiles, draft: string) {
    this.#database = database;
    this.#files = files;
    this.#draft = draft;
  }

  async run(file: string): Promise<BackupCounts> {
    let end: Mark | undefined;
    for await (const line of linesOfFile(file)) {
      const mark = readMark(line);
      if (mark) await this.#follow(mark);
      else await this.#keep(line);
      if (mark?.kind === 'end') end = mark;
    }
    const { rows, files } = this.#counts;
    if (end?.kind !== 'end' || end.rows !== rows || end.files !== files) throw broken(file);
    return this.#counts;
  }

  async #keep(row: string): Promise<void> {
    this.#rows.push(row);
    if (this.#rows.length >= BATCH) await this.#flush();
  }

  async #flush(): Promise<void> {
    if (this.#rows.length === 0) return;
    const table = quoted(this.#table);
    const rows = `[${this.#rows.join(',')}]`;
    this.#counts.rows += this.#rows.length;
    this.#rows = [];
    const populated = `json_populate_recordset(null::${table}, $1::json)`;
    await this.#database.query(`insert into ${table} select * from ${populated}`, [rows]);
  }

  /** Stores the file whose bytes have all been read. */
  async #store(): Promise<void> {
    if (this.#file === '') return;
    await this.#files.put(this.#file, { path: this.#draft });
    this.#file = '';
  }

  async #follow(mark: Mark): Promise<void> {
    await this.#flush();
    if (mark.kind === 'bytes') {
      await appendFile(this.#draft, Buffer.from(mark.data, 'base64'));
      return;
    }
    await this.#store();
    if (mark.kind === 'table') {
      this.#counts.tables += 1;
      this.#table = mark.name;
    } else if (mark.kind === 'sequence') {
      await this.#database.query('select setval($1::regclass, $2::bigint)', [
        quoted(mark.name),
        mark.value,
      ]);
    } else if (mark.kind === 'file') {
      this.#counts.files += 1;
      this.#file = keyOf(mark.name);
      await writeFile(this.#draft, '', { mode: 0o600 });
    }
  }
}

/** A contract by its hash, a published photo by its upload, and an upload by whatever it is called. */
const keyOf = (name: string): string =>
  /^(contracts\/[\da-f]{64}\.pdf|review-photos\/[\da-f-]{36}\.webp)$/.test(name)
    ? name
    : `uploads/${basename(name)}`;

/** Reads the file once before anything is written: what broke off leaves the database as it is. */
async function checkWhole(file: string): Promise<Extract<Mark, { kind: 'backup' }>> {
  let first: Mark | null | undefined;
  let last: Mark | null = null;
  try {
    for await (const line of linesOfFile(file)) {
      last = readMark(line);
      first ??= last;
    }
  } catch (error) {
    throw new Error(`${file} is no whole backup of the product.`, { cause: error });
  }
  if (first?.kind !== 'backup' || last?.kind !== 'end') throw broken(file);
  return first;
}

const broken = (file: string) => new Error(`${file} is no whole backup of the product.`);
