import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cacheServer, tidyCache } from './cache-server.ts';

const DAY = 24 * 3600 * 1000;

function someDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'nx-cache-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

test('what a run stores another one finds, once and unchanged', async () => {
  const server = cacheServer(someDirectory());
  const put = (body: Uint8Array<ArrayBuffer>) =>
    server.request('/v1/cache/123', { method: 'PUT', body });
  expect((await server.request('/v1/cache/123')).status).toBe(404);
  expect((await put(new Uint8Array([1, 2, 3]))).status).toBe(200);
  expect((await put(new Uint8Array([4]))).status).toBe(409);

  const found = await server.request('/v1/cache/123');
  expect(found.headers.get('Content-Length')).toBe('3');
  expect([...new Uint8Array(await found.arrayBuffer())]).toEqual([1, 2, 3]);
});

test.each(['..%2Fsecret', '..', 'a.part'])('%s is no hash', async (name) => {
  const directory = join(someDirectory(), 'cache');
  mkdirSync(directory);
  writeFileSync(join(directory, '../secret'), 'secret');
  writeFileSync(join(directory, 'a.part'), 'half');
  expect((await cacheServer(directory).request(`/v1/cache/${name}`)).status).toBe(404);
});

test('an entry stays while runs ask for it, for a week after the last', async () => {
  const directory = someDirectory();
  const now = Date.now();
  for (const [name, age] of [
    ['fresh', 6],
    ['old', 8],
    ['asked', 8],
    ['half.part', 0],
  ] as const) {
    writeFileSync(join(directory, name), name);
    utimesSync(join(directory, name), new Date(now - age * DAY), new Date(now - age * DAY));
  }
  await (await cacheServer(directory).request('/v1/cache/asked')).text();
  await tidyCache(directory, now);
  expect(readdirSync(directory).toSorted()).toEqual(['asked', 'fresh']);
});

test('a cache that is not there yet is made', async () => {
  const directory = join(someDirectory(), 'one/two');
  await tidyCache(directory, Date.now());
  expect(readdirSync(directory)).toEqual([]);
});
