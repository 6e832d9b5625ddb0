/**
 * The built product over the data folder of the last release, as a machine is upgraded: `npm run restore`, a start, and
 * the pages. What is behind them, to the last right and on both databases, the backend's `upgrade.test.ts` tries.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@m30/backend/testing/processes/postgres-server';
import { readRelease, RELEASE_FILES, sha256 } from '@m30/backend/testing/database/release/release';
import { TestClient } from '@m30/backend/testing/test-client';
import { ensureBuilt } from '@m30/server/ensure-built';
import { ProductProcess } from '../fleet/product-process.ts';

const { version, made } = readRelease();
const failed: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'm30-upgrade-'));

ensureBuilt();
try {
  restore();
  const port = await freePort();
  const environment = { DATA_DIR: join(folder, 'data'), PUBLIC_ORIGIN: `http://localhost:${port}` };
  const product = new ProductProcess(port, environment, join(folder, 'log'));
  try {
    await product.start();
    await look(product.origin);
  } catch (error) {
    console.error(readFileSync(join(folder, 'log'), 'utf8'));
    throw error;
  } finally {
    await product.end('SIGTERM');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const line of failed) console.error(line);
if (failed.length === 0) console.log(`the data folder of ${version} works on the present code`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** @throws Error with what the command has said */
function restore(): void {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'restore', '--', RELEASE_FILES.backup],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: join(folder, 'data') } },
  );
  if (status !== 0) throw new Error(`npm run restore: ${stdout}${stderr}`);
}

async function look(origin: string): Promise<void> {
  const visitor = browserOf(origin);
  await expectPage(visitor, '/', 200, []);
  await expectPage(visitor, '/katalog', 200, [/\/obekty\/[\w-]+\/[\w-]+\/k\d-\d+/]);
  await expectPage(visitor, made.page.path, 200, [inWords(made.page.words)]);
  await expectPage(visitor, made.draft.path, 404, []);
  await expectPage(visitor, '/studio', 200, []);

  const buyer = browserOf(origin);
  const login = await buyer.logIn(made.buyer.phone, made.buyer.password);
  if (login.status !== 200) failed.push(`the buyer's password: ${login.status}`);
  const orders = [made.held, made.further].map(({ order }) => new RegExp(order));
  await expectPage(buyer, '/lk/orders', 200, orders);
  await expectPage(buyer, `/lk/orders/${made.further.order}`, 200, []);
  await expectPage(buyer, '/lk/support', 200, [inWords(made.ticket)]);
  const file = await buyer.send(`/api/files/${made.upload.guid}`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (sha256(bytes) !== made.upload.sha256) failed.push(`the uploaded file: ${file.status}`);
}

/** Words as a page has them, which sets its own spaces. */
function inWords(words: string): RegExp {
  return new RegExp(words.replaceAll(' ', String.raw`\s`));
}

async function expectPage(
  browser: TestClient,
  path: string,
  status: number,
  words: readonly RegExp[],
): Promise<void> {
  const answer = await browser.send(path, { redirect: 'manual' });
  const text = await answer.text();
  if (answer.status !== status) failed.push(`${path}: ${answer.status}`);
  for (const one of words) if (!one.test(text)) failed.push(`${path} has no ${one}`);
}

/** A browser without script: it keeps cookies and follows nothing. */
function browserOf(origin: string): TestClient {
  return new TestClient(({ url, method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const init = { method, headers, body, ...(body && { duplex: 'half' as const }) };
    return fetch(`${origin}${pathname}${search}`, { ...init, redirect: 'manual' });
  });
}
