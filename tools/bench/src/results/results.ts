import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../figures/figure.ts';
import { writeResults } from './write-results.ts';

/** What measures figures that are stored. */
export type Command = 'npm run bench' | 'npm run test:chaos' | 'npm run test:load';

/** What a command measured last. */
export interface Run {
  /** Date, as 2026-11-22. */
  on: string;
  machine: string;
  figures: Figure[];
}

/** The last run of each command. */
export type Results = Partial<Record<Command, Run>>;

/** Where the figures are stored: the page, its charts and the table of the README are written from it. */
const resultsFile = fileURLToPath(new URL('../../../../docs/benchmarks.json', import.meta.url));

/** Reads what is stored. */
export function readResults(): Results {
  return existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results) : {};
}

/** Tells figures to the command that was started to keep them; without one they are only printed. */
export function handOver(figures: readonly Figure[]): void {
  const file = process.env['FIGURES_FILE'];
  if (!file) return;
  for (const figure of figures) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/**
 * Runs `work`; with `--write` among the arguments keeps what it, or a process that it starts, hands
 * over.
 * @param whole a part of the command measures all figures of its rows, whose names may hold counts of the run
 */
export async function keeping(
  command: Command,
  work: () => Promise<void>,
  { whole = false } = {},
): Promise<void> {
  if (!process.argv.includes('--write')) return work();
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  const file = join(folder, 'figures');
  process.env['FIGURES_FILE'] = file;
  try {
    await work();
    if (!existsSync(file)) throw new Error('nothing was measured');
    const figures = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line): Figure => JSON.parse(line));
    const on = new Date().toISOString().slice(0, 10);
    const before = readResults();
    const older = before[command]?.figures ?? [];
    const merged = isPart() ? withNewer(older, figures, whole) : figures;
    await writeResults({ ...before, [command]: { on, machine: machine(), figures: merged } });
  } finally {
    delete process.env['FIGURES_FILE'];
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A part of a command's measures was asked for: the other figures stay. */
function isPart(): boolean {
  return process.argv.some((one) => one.startsWith('--only='));
}

/** Figures of before with those of a part, which stand for theirs by name, or for the whole of their rows. */
export function withNewer(
  older: readonly Figure[],
  newer: readonly Figure[],
  whole: boolean,
): Figure[] {
  if (whole) {
    const measured = new Set(newer.map(({ id }) => id));
    return [...older.filter(({ id }) => !measured.has(id)), ...newer];
  }
  const keyOf = ({ id, name }: Figure) => `${id} ${name}`;
  const byKey = new Map(newer.map((figure) => [keyOf(figure), figure]));
  const renewed = older.map((figure) => byKey.get(keyOf(figure)) ?? figure);
  const known = new Set(older.map(keyOf));
  return [...renewed, ...newer.filter((figure) => !known.has(keyOf(figure)))];
}

function machine(): string {
  const model = cpus()[0]?.model.replaceAll(/\s+/g, ' ').trim() || 'processor unknown';
  return `${availableParallelism()} cores of ${model}, ${platform()}, Node ${process.versions.node}`;
}
