import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openFileCache } from './file-cache.ts';

const root = mkdtempSync(join(tmpdir(), 'm30-file-cache-'));
afterAll(() => rmSync(root, { recursive: true }));

let folders = 0;
const newFolder = () => join(root, String(folders++));
const bytes = (length: number) => new Uint8Array(length).fill(7);

test('a file is made once, whoever asks meanwhile, and another process finds it', async () => {
  const folder = newFolder();
  const [one, other] = [openFileCache(folder, 1000), openFileCache(folder, 1000)];
  expect(await one.find('a.pdf')).toBeNull();
  const make = vi.fn(() => Promise.resolve(bytes(10)));
  const all = await Promise.all([one.make('a.pdf', make), one.make('a.pdf', make)]);
  expect(all.map(({ length }) => length)).toEqual([10, 10]);
  expect(make).toHaveBeenCalledOnce();
  expect((await other.find('a.pdf'))?.length).toBe(10);
});

test('what was not made is tried again', async () => {
  const cache = openFileCache(newFolder(), 1000);
  await expect(cache.make('a', () => Promise.reject(new Error('no paper')))).rejects.toThrow();
  expect((await cache.make('a', () => Promise.resolve(bytes(3)))).length).toBe(3);
});

test('past its bytes the files go that were read longest ago', async () => {
  const folder = newFolder();
  const cache = openFileCache(folder, 1000);
  for (const name of ['a', 'b', 'c', 'd']) {
    await cache.make(name, () => Promise.resolve(bytes(240)));
    const age = new Date(Date.now() - 60_000 * (10 - name.charCodeAt(0) + 96));
    utimesSync(join(folder, name), age, age);
  }
  // The oldest one is read.
  await cache.find('a');
  await cache.make('e', () => Promise.resolve(bytes(240)));
  expect((await readdir(folder)).sort()).toEqual(['a', 'c', 'd', 'e']);
});

test('however many are written, the folder stays within its bytes and a tenth', async () => {
  const folder = newFolder();
  const cache = openFileCache(folder, 1000);
  for (let count = 0; count < 100; count += 1) {
    await cache.make(`file-${count}`, () => Promise.resolve(bytes(30)));
    expect((await readdir(folder)).length * 30).toBeLessThanOrEqual(1100);
  }
});
