/**
 * `npm run import -- feed.xml [--apply]` compares a file with the database and creates what is new, `--undo` takes the last import back,
 * `npm run import -- --file lots.csv [--dry-run]` takes over prices and statuses, `npm run import -- --export lots.csv` writes them, `npm run import -- --places places.csv` takes over what is around. Ends with 1 where nothing was written for mistakes, with 2 where it was called wrongly.
 */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../kernel/config/config.ts';
import { createLog } from '../kernel/observability/log.ts';
import { openDatabase } from '../kernel/db/open-database.ts';
import { openWays } from '../adapters/commute/open-ways.ts';
import { importPlaces } from '../modules/catalogue/around/import-places.ts';
import { placesWords } from '../modules/catalogue/around/places-words.ts';
import { LARGEST_FILE } from '../modules/catalogue/import/decode.ts';
import { exportLots } from '../modules/catalogue/import/export-lots.ts';
import { heldUntil } from '../modules/deal/hold/find-holds.ts';
import { importLots } from '../modules/catalogue/import/import-lots.ts';
import { importNew, undoLast } from './import-new.ts';
import { reportWords } from '../modules/catalogue/import/report-words.ts';

const USAGE = `Импорт с новыми лотами: npm run import -- feed.xml [--apply]
  [--format yrl|profitbase|csv] [--sheet Прайс] [--mapping columns.json] [--programme programme.json]
  [--accept-suspicious] [--close-gone]
Вернуть последний импорт: npm run import -- --undo
Цены и статусы: npm run import -- --file lots.csv [--dry-run]
Выгрузка: npm run import -- --export lots.csv
Школы, детские сады и поликлиники вокруг: npm run import -- --places places.csv [--dry-run]`;

const OPTIONS = {
  file: { type: 'string' },
  export: { type: 'string' },
  places: { type: 'string' },
  format: { type: 'string' },
  mapping: { type: 'string' },
  sheet: { type: 'string' },
  programme: { type: 'string' },
  'dry-run': { type: 'boolean' },
  apply: { type: 'boolean' },
  undo: { type: 'boolean' },
  'accept-suspicious': { type: 'boolean' },
  'close-gone': { type: 'boolean' },
} as const;

/** What may stand beside each way of calling. */
const BESIDE: Readonly<Record<'new' | 'file' | 'export' | 'undo' | 'places', readonly string[]>> = {
  new: [
    'format',
    'mapping',
    'sheet',
    'programme',
    'apply',
    'accept-suspicious',
    'close-gone',
    'dry-run',
  ],
  file: ['file', 'dry-run'],
  export: ['export'],
  undo: ['undo'],
  places: ['places', 'dry-run'],
};

type Wish = Exclude<ReturnType<typeof readWish>, null>;

function readWish() {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const ways = [
      ...(positionals.length > 0 ? (['new'] as const) : []),
      ...(['file', 'export', 'undo', 'places'] as const).filter(
        (name) => values[name] !== undefined,
      ),
    ];
    const [way] = ways;
    if (!way || ways.length > 1 || positionals.length > 1) return null;
    if (values.apply && values['dry-run']) return null;
    if (Object.keys(values).some((name) => !BESIDE[way].includes(name))) return null;
    return { way, path: positionals[0] ?? '', ...values };
  } catch {
    return null;
  }
}

async function run(wish: Wish): Promise<number> {
  const file = wish.places ?? wish.file;
  const bytes = file === undefined ? null : await readLimited(file);
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLog(config.logLevel));
  const { db } = database;
  try {
    if (wish.way === 'undo') return await undoLast(db);
    if (wish.way === 'new') {
      return await importNew(db, {
        ...wish,
        apply: wish.apply ?? false,
        acceptSuspicious: wish['accept-suspicious'] ?? false,
        closeGone: wish['close-gone'] ?? false,
      });
    }
    if (wish.export !== undefined) {
      await writeFile(wish.export, await exportLots(db));
      return 0;
    }
    if (wish.places !== undefined) {
      const report = await importPlaces({ db, ways: openWays() }, bytes ?? new Uint8Array(), {
        dryRun: wish['dry-run'] ?? false,
      });
      console.log(placesWords(report));
      return report.outcome === 'refused' ? 1 : 0;
    }
    const report = await importLots(
      { db, now: new Date(), heldUntil },
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
