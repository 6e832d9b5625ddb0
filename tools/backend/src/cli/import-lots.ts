/**
 * `npm run import -- --file lots.csv [--dry-run]` takes over prices and statuses, `npm run import -- --export lots.csv`
 * writes them. Ends with 1 where nothing was written for mistakes, with 2 where it was called wrongly.
 */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../kernel/config/config.ts';
import { createLog } from '../kernel/observability/log.ts';
import { openDatabase } from '../kernel/db/open-database.ts';
import { LARGEST_FILE } from '../modules/catalogue/import/decode.ts';
import { exportLots } from '../modules/catalogue/import/export-lots.ts';
import { heldUntil } from '../modules/deal/hold/find-holds.ts';
import { importLots } from '../modules/catalogue/import/import-lots.ts';
import { reportWords } from '../modules/catalogue/import/report-words.ts';

const USAGE = `Импорт:  npm run import -- --file lots.csv [--dry-run]
Выгрузка: npm run import -- --export lots.csv`;

interface Wish {
  file?: string | undefined;
  export?: string | undefined;
  'dry-run'?: boolean | undefined;
}

function readWish(): Wish | null {
  try {
    const { values } = parseArgs({
      options: {
        file: { type: 'string' },
        export: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    });
    const isOne = (values.file === undefined) !== (values.export === undefined);
    return isOne && !(values.export && values['dry-run']) ? values : null;
  } catch {
    return null;
  }
}

async function run(wish: Wish): Promise<number> {
  const bytes = wish.file === undefined ? null : await readLimited(wish.file);
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLog(config.logLevel));
  try {
    if (wish.export !== undefined) {
      await writeFile(wish.export, await exportLots(database.db));
      return 0;
    }
    const report = await importLots(
      { db: database.db, now: new Date(), heldUntil },
      { name: basename(wish.file ?? ''), bytes: bytes ?? new Uint8Array() },
      { dryRun: wish['dry-run'] ?? false },
    );
    console.log(reportWords(report));
    return report.outcome === 'refused' ? 1 : 0;
  } finally {
    await database.close();
  }
}

/** A file that is too large is refused before it is read whole. */
async function readLimited(path: string): Promise<Uint8Array> {
  const { size } = await stat(path).catch(() => {
    throw new Error(`${path}: такого файла нет`);
  });
  if (size > LARGEST_FILE) throw new Error(`${path}: файл больше ${LARGEST_FILE / 1024 / 1024} МБ`);
  return readFile(path);
}

const wish = readWish();
if (wish === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await run(wish);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
