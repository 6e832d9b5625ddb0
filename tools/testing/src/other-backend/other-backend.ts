/**
 * The built product over another backend: one of each level, and one that has the methods of the specification (§7)
 * alone. Pages that need more say so in Russian, the rest works, and nobody sees a failure or a stack trace. Which
 * pages work at a level stands in `pages.json`; `--write` writes it anew.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { specifiedPaths, type Methods } from '@m30/api';
import { includesLevel, LEVELS, type Level } from '@m30/api/levels';
import { methodsOf, pagesByLevel } from './levels.ts';
import { lookAround, type Visited } from './look-around.ts';
import { startStub } from './stub-backend.ts';

/** Pages that the methods of the specification are enough for. */
const WORKING = ['/', '/obekty', '/compare', '/lk/orders'];

const PORT = 4391;
const PAGES = new URL('./pages.json', import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'm30-other-'));
const failed: string[] = [];
const statuses = new Map<Level, ReadonlyMap<string, number>>();

try {
  for (const level of LEVELS) {
    statuses.set(level, (await run(level, methodsOf(level), { API_LEVEL: level })).statuses);
  }
  const names = [...specifiedPaths.keys()] as (keyof Methods)[];
  const specified = await run('specification', names, {});
  for (const path of WORKING) {
    const status = specified.statuses.get(path);
    if (status !== 200) failed.push(`specification: ${path} does not work: ${status}`);
  }
  comparePages(`${JSON.stringify(pagesByLevel(statuses), null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const line of failed) console.error(line);
process.exitCode = failed.length > 0 ? 1 : 0;

async function run(
  what: Level | 'specification',
  names: readonly (keyof Methods)[],
  environment: Record<string, string>,
): Promise<Visited> {
  const stub = await startStub(names);
  try {
    const visit = { port: PORT, backend: stub.origin, folder, environment };
    const visited = await lookAround(visit, async (now) => {
      await sendLead(now);
      await checkPictures(now);
      if (!names.includes('Objects.GetLots')) await missing(now);
      if (what !== 'specification') await checkHeader(now, what);
    });
    failed.push(...visited.failed.map((line) => `${what}: ${line}`));
    const counts = Map.groupBy(visited.statuses.values(), (status) => status);
    const said = [...counts].map(([status, all]) => `${status} × ${all.length}`).join(', ');
    console.log(`${what}: ${names.length} methods, pages by status ${said}`);
    return visited;
  } finally {
    stub.close();
  }
}

/** A form works: the puzzle comes from the product itself where the backend has none. */
async function sendLead({ origin, failed: wrong }: Visited): Promise<void> {
  const puzzle = await fetch(`${origin}/api/Captcha.GetChallenge?form=Form.CallRequest`);
  if (puzzle.status !== 200) wrong.push(`the puzzle of forms: ${puzzle.status}`);
  const lead = await fetch(`${origin}/api/Form.CallRequest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ольга', phone: '+79215550102', url: '/', token: 'solved' }),
  });
  if (!(await lead.text()).includes('"text"')) wrong.push(`a lead: ${lead.status}`);
}

/** Pictures stand under the addresses of the contract, and their files come from the backend. */
async function checkPictures({ origin, failed: wrong }: Visited): Promise<void> {
  const html = await (await fetch(`${origin}/obekty`)).text();
  const addresses = [...html.matchAll(/\/media\/[^"' ,&]+/g)].map(([address]) => address);
  const files = addresses.filter((address) => /\.(avif|webp)$/.test(address));
  const odd = files.filter((file) => !/^\/media\/[\w-]+-\d+(-portrait)?\.(avif|webp)$/.test(file));
  if (files.length === 0) wrong.push('no picture on /obekty');
  wrong.push(...odd.map((file) => `a picture at ${file}`));
  const [first = '/media/none'] = files;
  const answer = await fetch(origin + first);
  if ((await answer.text()) !== first) wrong.push(`${first}: ${answer.status}`);
}

/** A method that is missing says so to the visitor, and to the operators by its name. */
async function missing({ origin, failed: wrong }: Visited): Promise<void> {
  const answer = await fetch(`${origin}/api/Objects.GetLots`);
  const { message } = (await answer.json()) as { message?: string };
  if (answer.status !== 501 || !/[а-я]/.test(message ?? '')) wrong.push('a method that is missing');
  const ready = (await (await fetch(`${origin}/readyz`)).json()) as { missing?: string[] };
  if (!ready.missing?.includes('Objects.GetLots')) wrong.push('/readyz does not name it');
}

/** What stands in the header for the visitor himself leads nowhere beyond the level. */
async function checkHeader({ origin, failed: wrong }: Visited, level: Level): Promise<void> {
  const [header = ''] = /<header.*?<\/header>/s.exec(await (await fetch(origin)).text()) ?? [];
  const shown = {
    '/cart/': 'catalogue',
    '/katalog/slovami': 'catalogue',
    '/lk': 'account',
  } as const;
  for (const [href, of] of Object.entries(shown)) {
    const isLinked = header.includes(`href="${href}"`);
    if (isLinked !== includesLevel(level, of)) wrong.push(`${href} is linked to: ${isLinked}`);
  }
}

/** Compares with what is written down, or writes it. */
function comparePages(found: string): void {
  if (process.argv.includes('--write')) writeFileSync(PAGES, found);
  else if (readFileSync(PAGES, 'utf8') !== found) {
    failed.push('pages.json is stale: npm run other-backend -w @m30/testing -- --write');
  }
}
