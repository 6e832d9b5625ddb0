import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDirectory } from './lock-directory.ts';
import { startOf } from './process-start.ts';

let folder: string;
let directory: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'm30-lock-'));
  directory = join(folder, 'db');
});
afterEach(() => rm(folder, { recursive: true }));

const leave = (owner: unknown) => writeFile(`${directory}.lock`, JSON.stringify(owner));

test('a directory has one owner, and the refusal says what to do', async () => {
  const lock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(
    new RegExp(`in use: process ${process.pid} .* choose another DATA_DIR`),
  );
  await lock.release();
  await (await lockDirectory(directory)).release();
  expect(await readdir(folder)).toEqual([]);
});

test('of ten that start at once on an old lock exactly one wins', async () => {
  await leave({ pid: 999_999_999, start: '1', host: 'gone' });
  const past = new Date(Date.now() - 60_000);
  await utimes(`${directory}.lock`, past, past);
  const tries = Array.from({ length: 10 }, () => lockDirectory(directory));
  const results = await Promise.allSettled(tries);
  const won = results.filter((result) => result.status === 'fulfilled');
  expect(won).toHaveLength(1);
  await won[0]?.value.release();
});

test('the lock of a killed process is taken over', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const pid = child.pid ?? 0;
  await leave({ pid, start: await startOf(pid), host: hostname() });
  await expect(lockDirectory(directory)).rejects.toThrow(`process ${pid}`);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  await (await lockDirectory(directory)).release();
});

test('a new process with the old one’s number is not taken for it', async () => {
  await leave({ pid: process.pid, start: 'another time', host: hostname() });
  await (await lockDirectory(directory)).release();
});

test('a lock of another machine counts while that machine keeps touching it', async () => {
  await leave({ pid: 1, start: '1', host: 'another-machine' });
  await expect(lockDirectory(directory)).rejects.toThrow('process 1 on another-machine');
});
