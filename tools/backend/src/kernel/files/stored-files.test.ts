import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createBreakers } from '../observability/breaker.ts';
import { createMetrics } from '../observability/metrics.ts';
import { startFakeS3 } from '../../testing/processes/s3/fake-s3.ts';
import { findRealS3 } from '../../testing/processes/s3/real-s3.ts';
import { openFiles } from './open/open-files.ts';
import type { FileBody, StoredFiles } from './stored-files.ts';

const real = findRealS3();
const others = real ? `, and ${real.name}, which is installed` : '; no real one is installed';
console.info(`stores of files: a folder, the S3 server of the tests${others}`);

const STORES = [
  ['a folder', () => Promise.resolve({ environment: {}, close: () => Promise.resolve() })],
  ['the S3 server of the tests', startFakeS3],
  ...(real ? [[real.name, real.start] as const] : []),
] as const;

const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * 31) % 251);
async function* inBlocks(bytes: Uint8Array, block: number) {
  for (let at = 0; at < bytes.length; at += block) yield bytes.subarray(at, at + block);
}
const all = async (reading: { stream: ReadableStream<Uint8Array> } | null) =>
  reading && new Uint8Array(await new Response(reading.stream).arrayBuffer());

describe.each(STORES)('%s', (_, start) => {
  let folder: string;
  let store: { environment: Record<string, string>; close: () => Promise<void> };
  let files: StoredFiles;
  async function keys(prefix: string): Promise<string[]> {
    const found: string[] = [];
    for await (const { key } of files.list(prefix)) found.push(key);
    return found.sort();
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'm30-files-'));
    store = await start();
    const config = readConfig({ DATA_DIR: folder, ...store.environment });
    files = await openFiles(config, createBreakers(createMetrics()));
  });
  afterAll(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each([
    ['bytes', (bytes: Uint8Array): FileBody => bytes],
    ['a stream', (bytes: Uint8Array): FileBody => inBlocks(bytes, 70_000)],
  ])('gives back what was put as %s, small, empty or in many parts', async (form, as) => {
    for (const size of [0, 5, 6 * 1024 * 1024]) {
      const key = `uploads/${form.replace(' ', '-')}-${size}`;
      await files.put(key, as(bytesOf(size)));
      const reading = await files.read(key);
      expect(reading?.size).toBe(size);
      expect(Buffer.compare((await all(reading)) ?? Buffer.of(1), bytesOf(size))).toBe(0);
      expect(await files.stat(key)).toMatchObject({ key, size });
    }
  });

  test('takes a file of this machine', async () => {
    const path = join(folder, 'local');
    for (const size of [0, 100_000]) {
      await writeFile(path, bytesOf(size));
      await files.put('uploads/local', { path });
      expect(await all(await files.read('uploads/local'))).toEqual(bytesOf(size));
    }
  });

  test('gives a part, and says how much the whole is', async () => {
    await files.put('uploads/part', bytesOf(1000));
    const reading = await files.read('uploads/part', { start: 10, end: 19 });
    expect(reading?.size).toBe(1000);
    expect(await all(reading)).toEqual(bytesOf(1000).subarray(10, 20));
  });

  test('replaces a file at once: who reads meanwhile gets one or the other', async () => {
    const [one, other] = [new Uint8Array(200_000).fill(1), new Uint8Array(200_000).fill(2)];
    await files.put('uploads/replaced', one);
    const [, ...seen] = await Promise.all([
      files.put('uploads/replaced', other),
      ...Array.from({ length: 6 }, async () => all(await files.read('uploads/replaced'))),
    ]);
    for (const bytes of seen) expect(new Set(bytes).size).toBe(1);
    expect((await all(await files.read('uploads/replaced')))?.[0]).toBe(2);
  });

  test('has nothing where nothing was put, and deletes it without a word', async () => {
    expect([await files.stat('uploads/none'), await files.read('uploads/none')]).toEqual([
      null,
      null,
    ]);
    await files.delete('uploads/none');
    await files.put('uploads/short-lived', bytesOf(3));
    await files.delete('uploads/short-lived');
    expect(await files.stat('uploads/short-lived')).toBeNull();
  });

  test('lists a folder with those in it, and nothing beside it', async () => {
    for (const key of ['list/a', 'list/deep/b', 'lists/c']) await files.put(key, bytesOf(1));
    expect(await keys('list/')).toEqual(['list/a', 'list/deep/b']);
    expect(await keys('nowhere/')).toEqual([]);
  });

  test('lists more than one page of a store', async () => {
    const names = Array.from({ length: 1010 }, (__, at) => `many/${1000 + at}`);
    for (let at = 0; at < names.length; at += 50) {
      await Promise.all(names.slice(at, at + 50).map((key) => files.put(key, bytesOf(1))));
    }
    expect(await keys('many/')).toEqual(names);
  });

  test.each(['../x', '/etc/passwd', 'a//b', 'uploads/..', 'uploads/.draft', '', 'a\\b'])(
    'refuses the key %j',
    async (key) => {
      await expect(async () => files.put(key, bytesOf(1))).rejects.toThrow('not a key');
    },
  );

  test('is set up', () => files.check());

  test('gives a link that opens one file for its time, or none', async () => {
    await files.put('uploads/linked', bytesOf(20));
    const headers = { type: 'application/pdf', disposition: `attachment; filename*=UTF-8''a%20b` };
    const link = await files.link('uploads/linked', headers);
    if (files.kind === 'folder') return expect(link).toBeNull();
    const url = new URL(link ?? '');
    expect(url.searchParams.get('X-Amz-Expires')).toBe('60');
    const opened = await fetch(url);
    expect(opened.headers.get('content-disposition')).toBe(headers.disposition);
    expect(await all({ stream: opened.body as ReadableStream<Uint8Array> })).toEqual(bytesOf(20));
  });
});
