import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { FEED, feedFlats, offerXml } from '@m30/backend/testing/examples/import/yrl-feed';
import manifest from '../../../../package.json' with { type: 'json' };
import type { Figure } from '../figures/figure.ts';
import { figureOf } from '../figures/rows.ts';
import { peakMemory } from './peak-memory.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Buildings of the feed, and flats of each. */
const BUILDINGS = 100;
const EACH = 1000;
/** Milliseconds between two looks at the memory of the process. */
const LOOK = 50;

/** P28: `npm run import -- feed.xml --apply` of 100,000 new flats into an empty PostgreSQL, and of the same file once more. */
export async function catalogueImport(url: string): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'm30-import-'));
  try {
    const feed = join(folder, 'feed.xml');
    await pipeline(Readable.from(feedParts()), createWriteStream(feed));
    const first = await runImport(url, feed);
    const again = await runImport(url, feed);
    const flats = (BUILDINGS * EACH).toLocaleString('en');
    return [
      figureOf('P28 time', `import of ${flats} new flats`, first.seconds),
      figureOf('P28 time', `the same file again`, again.seconds),
      figureOf('P28 memory', `import of ${flats} new flats, most`, first.memory),
      figureOf('P28 memory', 'the same file again, most', again.memory),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function* feedParts(): Generator<string> {
  yield FEED[0];
  const floors = EACH / 5;
  for (const flat of feedFlats(BUILDINGS, EACH)) yield offerXml(flat, { floors });
  yield FEED[1];
}

/** Started as the script does it, without npm between. */
async function runImport(url: string, feed: string): Promise<{ seconds: number; memory: number }> {
  const [, ...flags] = manifest.scripts.import.split(' ');
  const wish = [feed, '--apply', '--programme', 'docs/import/programme.json'];
  const started = performance.now();
  const command = spawn(process.execPath, [...flags, ...wish], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let memory = 0;
  const look = setInterval(() => {
    const take = (most: number) => (memory = Math.max(memory, most || 0));
    void peakMemory(command.pid ?? 0).then(take, () => undefined);
  }, LOOK);
  const [code] = (await once(command, 'exit')) as [number];
  clearInterval(look);
  if (code !== 0) throw new Error(`the import ended with ${code}`);
  return { seconds: (performance.now() - started) / 1000, memory };
}
