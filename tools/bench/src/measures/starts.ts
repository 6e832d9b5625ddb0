import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, type Figure } from '../figures/figure.ts';
import { figureOf } from '../figures/rows.ts';
import { withServer } from '../setup/with-server.ts';

const PORT = 4323;
const RUNS = 3;

/**
 * P18: from the start of a process to its first page, with another process as the backend, and with the
 * database that an earlier process has left.
 */
export async function startTimes(backend: string): Promise<Figure[]> {
  const first = await medianOf({ API_ORIGIN: backend });
  const folder = mkdtempSync(join(tmpdir(), 'bench-existing-'));
  try {
    await withServer(PORT, async () => undefined, { DATA_DIR: folder });
    const existing = await medianOf({ DATA_DIR: folder });
    return [
      figureOf('P18 first', 'built server to its first page, another backend', first),
      figureOf('P18 existing', 'start with an existing embedded database', existing),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function medianOf(environment: Readonly<Record<string, string>>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push(await withServer(PORT, async ({ startedIn }) => startedIn, environment));
  }
  return median(times);
}
