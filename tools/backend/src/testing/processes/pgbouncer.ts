import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort, type PostgresServer } from './postgres-server.ts';

const SETTINGS = new URL('../../../../../deploy/pgbouncer/pgbouncer.ini', import.meta.url);

/** A PgBouncer before a server of a test, with the settings of `deploy/`. */
export interface PgBouncer {
  /** Of the server's database, through it. */
  readonly url: string;
  close(): Promise<void>;
}

/** Path of the program; `null` where none is installed. */
export function findPgBouncer(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return (
    folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path)) ?? null
  );
}

/** Starts the program before a server, on a free port. */
export async function startPgBouncer(
  program: string,
  server: PostgresServer,
  mode: 'session' | 'transaction',
): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'm30-pgbouncer-'));
  const port = await freePort();
  const settings = (await readFile(SETTINGS, 'utf8'))
    .replace(/^meridian30 = .*$/m, `postgres = host=127.0.0.1 port=${server.port}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^pool_mode = .*$/m, `pool_mode = ${mode}`)
    .replaceAll(/\/(var\/run\/postgresql|var\/log\/postgresql|etc\/pgbouncer)(?=\/|$)/gm, folder);
  await writeFile(join(folder, 'pgbouncer.ini'), settings);
  await writeFile(join(folder, 'userlist.txt'), '"postgres" "secret"\n');
  // It refuses to run as root.
  await chmod(folder, 0o777);
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(program, ['-q', ...user, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGKILL'));
  const url = server.url.replace(`:${server.port}/`, `:${port}/`);
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (child.exitCode !== null || tries > 100) {
      throw new Error(await readFile(join(folder, 'pgbouncer.log'), 'utf8'));
    }
    await sleep(100);
  }
  return {
    url,
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
