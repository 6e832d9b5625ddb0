import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
