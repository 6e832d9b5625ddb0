import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rmdir, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { startOf } from './process-start.ts';

/** The right to use a directory alone. */
export interface DirectoryLock {
  release(): Promise<void>;
}

interface Owner {
  pid: number;
  /** When the process started; tells a new process with a recycled pid from the owner. */
  start: string;
  host: string;
}

/** Milliseconds: how often an owner shows that it lives, and when other machines give it up. */
const HEARTBEAT = 5_000;
const SILENCE = 20_000;

/**
 * Takes `{directory}.lock`, because PGlite itself lets two processes open one directory and lose
 * each other's rows. A stale lock of a killed process is replaced.
 * @throws Error that names the owner when it is alive
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = `${directory}.lock`;
  const me: Owner = { pid: process.pid, start: await startOf(process.pid), host: hostname() };
  if (!(await write(path, me))) await takeOver(path, directory, me);
  const heart = setInterval(() => void touch(path), HEARTBEAT);
  heart.unref();
  return {
    async release() {
      clearInterval(heart);
      await unlink(path).catch(() => undefined);
    },
  };
}

/** Only one process at a time may judge an old lock, hence the directory as a mutex. */
async function takeOver(path: string, directory: string, me: Owner): Promise<void> {
  const mutex = `${path}.check`;
  if ((await age(mutex)) > SILENCE) await rmdir(mutex).catch(() => undefined);
  await mkdir(mutex).catch(() => {
    throw new Error(refusal(directory, 'another process is just starting on it'));
  });
  try {
    const owner = await read(path);
    if (owner && (await isAlive(owner, path))) {
      throw new Error(refusal(directory, `process ${owner.pid} on ${owner.host} has it open`));
    }
    await unlink(path).catch(() => undefined);
    if (!(await write(path, me))) throw new Error(refusal(directory, 'another process was faster'));
  } finally {
    await rmdir(mutex).catch(() => undefined);
  }
}

function refusal(directory: string, why: string): string {
  return (
    `The embedded database ${directory} is in use: ${why}. ` +
    'Stop that process, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.'
  );
}

async function isAlive(owner: Owner, path: string): Promise<boolean> {
  if (owner.host !== hostname()) return (await age(path)) < SILENCE;
  const start = await startOf(owner.pid);
  return start !== '' && start === owner.start;
}

/** Milliseconds since a path was touched; `-Infinity` where there is none. */
async function age(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  return found ? Date.now() - found.mtimeMs : -Infinity;
}

async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
}

/** Links a complete file into place, so that nobody ever reads half of it. */
async function write(path: string, owner: Owner): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(owner));
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(draft);
  }
}

/** `null` where the file is gone or was cut short by a crash. */
async function read(path: string): Promise<Owner | null> {
  try {
    const { pid, start, host } = JSON.parse(await readFile(path, 'utf8')) as Partial<Owner>;
    return pid && start !== undefined && host !== undefined ? { pid, start, host } : null;
  } catch {
    return null;
  }
}
