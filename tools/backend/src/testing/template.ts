import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { createLog } from '../kernel/observability/log.ts';
import { openPglite } from '../kernel/db/open-embedded.ts';
import type { Passwords } from '../modules/people/account/passwords.ts';
import { seedIfEmpty } from '../../demo/seed/seed-if-empty.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CACHE = join(ROOT, '../../.tmp');

/** What the template is made of: a change in any of these files makes a new one. */
const SOURCES = [
  ...[
    'migrations',
    'demo/content',
    'demo/data',
    'demo/generator',
    'demo/seed',
    'src/modules/deal/order/core',
  ],
  'src/modules/content/library',
];

interface SeedParts {
  clock: () => Date;
  passwords: Passwords;
}

/**
 * A PGlite in memory with the migrations and the demo content. The first one takes seconds and
 * leaves a copy in the workspace's `.tmp`, from which all later ones start at once.
 * @param dataDir folder to put it in instead
 */
export async function copyOfTemplate(parts: SeedParts, dataDir?: string): Promise<PGlite> {
  const path = join(CACHE, `template-${fingerprint()}.tar`);
  if (!existsSync(path)) await makeTemplate(path, parts);
  const loadDataDir = new Blob([await readFile(path)]);
  return PGlite.create({ loadDataDir, ...(dataDir !== undefined && { dataDir }) });
}

async function makeTemplate(path: string, { clock, passwords }: SeedParts): Promise<void> {
  const client = new PGlite();
  const { db, close } = await openPglite(client);
  await seedIfEmpty({ db, clock, log: createLog('silent'), passwords });
  const dump = await client.dumpDataDir('none');
  await close();
  mkdirSync(CACHE, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, path);
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'demo/seed.ts')));
  for (const source of SOURCES) {
    const entries = readdirSync(join(ROOT, source), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
