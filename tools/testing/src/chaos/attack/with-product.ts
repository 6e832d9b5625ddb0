import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startPostgres } from '@m30/backend/testing/processes/postgres-server';
import { ensureBuilt } from '@m30/server/ensure-built';
import { ProductProcess } from '../../fleet/product-process.ts';

/** Where a product keeps its rows. */
export const DATABASES = ['embedded database', 'PostgreSQL'] as const;

/** Starts one process of the product with fresh demo content, hands it to `meet`, and removes it. */
export async function withProduct(
  database: (typeof DATABASES)[number],
  meet: (product: ProductProcess) => Promise<void>,
): Promise<void> {
  ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'm30-attack-'));
  const logFile = join(folder, 'log');
  const server = database === 'PostgreSQL' ? await startPostgres() : null;
  const settings = {
    DATA_DIR: join(folder, 'data'),
    ...(server && { DATABASE_URL: server.url }),
  };
  const product = new ProductProcess(await freePort(), settings, logFile);
  try {
    await product.start();
    await feedIsMade(product.origin);
    await meet(product);
  } catch (error) {
    console.error(await readFile(logFile, 'utf8').catch(() => 'the process wrote no log'));
    throw error;
  } finally {
    await product.end('SIGKILL');
    await server?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first start has no file of the feed before the lots have been read. */
async function feedIsMade(origin: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < 60_000; await sleep(500)) {
    if ((await fetch(`${origin}/feeds/yandex.xml`)).ok) return;
  }
  throw new Error('The feed was not made within a minute');
}
