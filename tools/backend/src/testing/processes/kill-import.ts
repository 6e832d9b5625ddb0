/**
 * `kill-import.ts [kills]`: kills a process again and again while it writes a file of a source into a data folder, at moments all over
 * the run and behind it, and looks whether the catalogue is the former or the new one, whether the record of the run says which, and whether the
 * next run doubles nothing.
 */
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { desc, eq, sql } from 'drizzle-orm';
import { readConfig } from '../../kernel/config/config.ts';
import type { Database } from '../../kernel/db/database.ts';
import { openDatabase } from '../../kernel/db/open-database.ts';
import { createLog } from '../../kernel/observability/log.ts';
import { imports } from '../../modules/catalogue/import/imports.table.ts';
import {
  importRuns,
  importSources,
} from '../../modules/catalogue/intake/watch/import-sources.table.ts';
import { planLines } from '../../modules/catalogue/intake/plan/plan-words.ts';
import { importFile } from '../../modules/catalogue/intake/write/import-file.ts';
import { parseProgramme } from '../../modules/catalogue/intake/write/programme.ts';
import { heldUntil } from '../../modules/deal/hold/find-holds.ts';
import { feedFlats, yrlFeed, type FeedFlat } from '../examples/import/yrl-feed.ts';
import { partsOf, utf8 } from '../examples/import/parts-of.ts';

const MAIN = fileURLToPath(new URL('./import-process.ts', import.meta.url));
const PROGRAMME = new URL('../../../../../docs/import/programme.json', import.meta.url);

/** Milliseconds that a run may take. */
const TIMEOUT_MS = 60_000;

/** What a run counted; the lists have to be empty. */
interface ImportReport {
  kills: number;
  /** Runs that wrote before they were killed, and those that did not. */
  written: number;
  left: number;
  /** Rounds after which the catalogue was neither the former nor the new one. */
  mixed: string[];
  /** Rounds whose record says something else than the catalogue. */
  misrecorded: string[];
  /** Something stands twice, or was left out, after the last run. */
  wrong: string[];
}

/** The file of a round: everything costs more than before, and there is one building more. */
const flatsOf = (round: number): FeedFlat[] =>
  feedFlats(4 + round, 100).map((flat) => ({ ...flat, price: flat.price + round * 1000 }));

const fileOf = (round: number) => yrlFeed(flatsOf(round), { floors: 99 });

/** What the catalogue is after the file of a round. */
const wanted = (round: number) =>
  digestOf(flatsOf(round).map(({ id, price }) => `${id.toLowerCase()}:${price * 100}`));

const digestOf = (lines: readonly string[]) =>
  createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');

async function killImport(kills: number): Promise<ImportReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'm30-kill-import-'));
  const folder = join(dataDir, 'files');
  const environment = { NODE_ENV: 'test', DEMO: '0', DATA_DIR: dataDir, IMPORT_FOLDER: folder };
  const report: ImportReport = {
    ...{ kills, written: 0, left: 0 },
    ...{ mixed: [], misrecorded: [], wrong: [] },
  };
  const within = async <Result>(work: (db: Database) => Promise<Result>): Promise<Result> => {
    const database = await openDatabase(readConfig(environment), createLog('silent'));
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  };
  try {
    await mkdir(folder);
    await within(beginWith);
    let [round, spent] = [1, 0];
    await within((db) => makeDue(db, folder, round));
    spent = (await runProcess(environment, null)) ?? 0;
    let before = await within(readState);
    if (before.catalogue !== wanted(round))
      report.wrong.push(`the first run: ${before.outcome}, ${before.message}`);
    for (let kill = 1; kill <= kills; kill++) {
      round += 1;
      await within((db) => makeDue(db, folder, round));
      await runProcess(environment, spent * 1.2 * (kill / kills) ** 2);
      const after = await within(readState);
      const isNew = after.catalogue === wanted(round);
      if (isNew) report.written += 1;
      else report.left += 1;
      if (!isNew && after.catalogue !== before.catalogue) report.mixed.push(`round ${round}`);
      if (after.imports !== before.imports + (isNew ? 1 : 0)) {
        report.mixed.push(`imports of round ${round}`);
      }
      // Who was killed before his run was on record has left that of the round before.
      const isApplied = after.run !== before.run && after.outcome === 'applied';
      if (isApplied !== isNew) {
        report.misrecorded.push(`round ${round}: ${after.outcome}`);
      }
      before = after;
    }
    for (const outcome of ['applied', 'unchanged']) {
      if (outcome === 'applied') round += 1;
      await within((db) => makeDue(db, folder, round));
      await runProcess(environment, null);
      const after = await within(readState);
      if (after.outcome !== outcome) report.wrong.push(`${after.outcome} in place of ${outcome}`);
      if (after.catalogue !== wanted(round)) report.wrong.push(`catalogue when ${outcome}`);
      if (after.running > 0) report.wrong.push('a run that was left has no end');
    }
    return report;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A complex with its flats, and a source that is the folder. */
async function beginWith(db: Database): Promise<void> {
  const parts = { db, clock: () => new Date(), heldUntil, staff: null };
  const programme = parseProgramme(await readFile(PROGRAMME, 'utf8'));
  const bytes = partsOf(utf8(fileOf(0)));
  const { outcome, plan } = await importFile(parts, {
    ...{ file: 'feed.xml', bytes, programme, apply: true },
  });
  if (outcome !== 'written') throw new Error([outcome, ...planLines(plan).slice(0, 9)].join('\n'));
  await db.insert(importSources).values({
    ...{ guid: randomUUID(), title: 'Папка', kind: 'folder', url: '', every: 'hour', hour: 0 },
    ...{ selfApply: true, closeGone: false },
  });
}

/** Lays the file of a round into the folder, as somebody does who has ended to write it, and ends the lease of whoever was killed. */
async function makeDue(db: Database, folder: string, round: number): Promise<void> {
  const path = join(folder, 'feed.xml');
  const text = fileOf(round);
  if ((await readFile(path, 'utf8').catch(() => null)) !== text) await writeFile(path, text);
  const { size, mtimeMs: mtime } = await stat(path);
  const growing = { name: 'feed.xml', size, mtime };
  await db.update(importSources).set({ dueAt: new Date(), busyUntil: null, growing });
}

async function readState(db: Database) {
  const lots = await db.execute(sql`select id, price::float8 as price from lots`);
  const rows = (lots as unknown as { rows: { id: string; price: number }[] }).rows;
  const [last] = await db.select().from(importRuns).orderBy(desc(importRuns.at)).limit(1);
  const running = await db.select().from(importRuns).where(eq(importRuns.outcome, 'running'));
  return {
    catalogue: digestOf(rows.map(({ id, price }) => `${id.toLowerCase()}:${price}`)),
    imports: (await db.select({ guid: imports.guid }).from(imports)).length,
    run: last?.guid ?? null,
    outcome: last?.outcome ?? 'none',
    message: last?.message ?? '',
    running: running.length,
  };
}

/**
 * @param killAfter milliseconds after the run has begun; `null` lets it end
 * @returns milliseconds of the run; `null` where it was killed
 */
async function runProcess(
  environment: Record<string, string>,
  killAfter: number | null,
): Promise<number | null> {
  const child = spawn(process.execPath, ['--conditions=@m30/source', MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], ...environment },
  });
  const gone = once(child, 'exit');
  const hang = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
  let [begun, spent]: [number, number | null] = [0, null];
  for await (const part of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    if (part.includes('begin')) {
      begun = performance.now();
      if (killAfter !== null) void sleep(killAfter).then(() => child.kill('SIGKILL'));
    }
    if (part.includes('end')) spent = performance.now() - begun;
  }
  await gone;
  clearTimeout(hang);
  return spent;
}

const report = await killImport(Number(process.argv[2] ?? 5));
console.log(report);
const { mixed, misrecorded, wrong } = report;
process.exitCode = mixed.length + misrecorded.length + wrong.length > 0 ? 1 : 0;
