import { createHash, type Hash } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { openFolderFiles } from '../files/folder/open-folder-files.ts';
import { readMark } from './format.ts';
import { linesOfFile } from './lines-of-file.ts';
import { openRaw } from './open-raw.ts';
import { linesOf } from './write-backup.ts';

/** Rows of one table, sequences or files, of which one side has more than the other. */
export interface Difference {
  /** `table leads`, `sequences` or `files`. */
  of: string;
  /** Those of the backup that are not there, or are there otherwise. */
  missing: number;
  /** Those that are there and not in the backup. */
  added: number;
}

/**
 * Compares every row, sequence and file of a backup with what stands in the database and the store of the settings, and these
 * with the backup: what a restore has made has no difference until the product is started on it.
 * @throws Error when there is no database, or the file is no backup; FilesAway
 */
export async function compareBackup(
  settings: Pick<Config, 'databaseUrl' | 'dataDir'>,
  file: string,
  files = openFolderFiles(settings.dataDir),
): Promise<Difference[]> {
  const tally = new Tally();
  for await (const line of linesOfFile(file)) tally.add(line, 1);
  const database = await openRaw(settings);
  try {
    await database.query('begin isolation level repeatable read read only');
    const counts = { tables: 0, rows: 0, files: 0 };
    for await (const lines of linesOf(database, files, counts)) {
      for (const line of lines.trimEnd().split('\n')) tally.add(line, -1);
    }
    await database.query('commit');
  } finally {
    await database.close();
  }
  return tally.differences();
}

/** Counts equal things of two sides against each other, by hashes: a table need not fit into memory. */
class Tally {
  readonly #counts = new Map<string, Map<string, number>>();
  #table = '';
  #file: { name: string; hash: Hash } | null = null;

  /** @param side 1 of the backup, -1 of what is compared with it */
  add(line: string, side: 1 | -1): void {
    const mark = readMark(line);
    if (mark?.kind === 'bytes') {
      this.#file?.hash.update(Buffer.from(mark.data, 'base64'));
      return;
    }
    if (this.#file) this.#count('files', this.#file.name + this.#file.hash.digest('hex'), side);
    this.#file = null;
    if (!mark) this.#count(`table ${this.#table}`, line, side);
    else if (mark.kind === 'table') this.#table = mark.name;
    else if (mark.kind === 'sequence') this.#count('sequences', line, side);
    else if (mark.kind === 'file') this.#file = { name: mark.name, hash: createHash('sha256') };
  }

  #count(of: string, thing: string, side: number): void {
    const counts = this.#counts.get(of) ?? new Map<string, number>();
    const key = createHash('sha256').update(thing).digest('base64');
    const count = (counts.get(key) ?? 0) + side;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
    this.#counts.set(of, counts);
  }

  differences(): Difference[] {
    return [...this.#counts].flatMap(([of, counts]) => {
      let [missing, added] = [0, 0];
      for (const count of counts.values()) {
        if (count > 0) missing += count;
        else added -= count;
      }
      return missing + added === 0 ? [] : [{ of, missing, added }];
    });
  }
}
