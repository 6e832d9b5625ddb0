import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  freePort,
  startPostgres,
  type PostgresServer,
} from '@m30/backend/testing/processes/postgres-server';
import { ensureBuilt } from '@m30/server/ensure-built';
import { startFront, type Front } from './front.ts';
import { ProductProcess } from './product-process.ts';

/** The product as a company runs it: processes behind a proxy, over a PostgreSQL server. */
export interface Fleet {
  readonly database: PostgresServer;
  readonly processes: readonly ProductProcess[];
  readonly front: Front;
  /** What the processes have written. */
  log(): Promise<string>;
}

interface Options {
  processes: number;
  environment?: Record<string, string>;
  /** Address that the processes reach the database by. @default its own */
  databaseUrl?: (database: PostgresServer) => Promise<string> | string;
}

/** Starts a fleet with fresh demo content, hands it to `meet`, and removes it. */
export async function withFleet<Result>(
  { processes: count, environment = {}, databaseUrl = ({ url }) => url }: Options,
  meet: (fleet: Fleet) => Promise<Result>,
): Promise<Result> {
  ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'm30-fleet-'));
  const database = await startPostgres();
  const logFile = join(folder, 'log');
  const settings = {
    DATABASE_URL: await databaseUrl(database),
    DATA_DIR: join(folder, 'data'),
    ...environment,
  };
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const processes = ports.map((port) => new ProductProcess(port, settings, logFile));
  let front: Front | undefined;
  try {
    // All at once, on an empty database: one of them migrates and fills it.
    await Promise.all(processes.map((one) => one.start()));
    front = await startFront(ports);
    return await meet({ database, processes, front, log: () => readFile(logFile, 'utf8') });
  } catch (error) {
    console.error(await readFile(logFile, 'utf8').catch(() => 'no process wrote a log'));
    throw error;
  } finally {
    await front?.close();
    await Promise.all(processes.map((one) => one.end('SIGKILL')));
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  }
}
