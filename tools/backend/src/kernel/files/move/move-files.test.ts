import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createBreakers } from '../../observability/breaker.ts';
import { createMetrics } from '../../observability/metrics.ts';
import { startFakeS3, type FakeS3 } from '../../../testing/processes/s3/fake-s3.ts';
import { startFaultyProxy, type FaultyProxy } from '../../../testing/processes/s3/faulty-proxy.ts';
import { openFolderFiles } from '../folder/open-folder-files.ts';
import { openFiles } from '../open/open-files.ts';
import { FilesAway, type StoredFiles } from '../stored-files.ts';
import { deleteOrphans, moveFiles } from './move-files.ts';

let root: string;
let store: FakeS3;
let proxy: FaultyProxy;
let s3: StoredFiles;
const guids = Array.from({ length: 12 }, () => crypto.randomUUID());
const bytesOf = (at: number) => new Uint8Array(at * 1000 + 1).fill(at);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'm30-move-'));
  store = await startFakeS3();
  proxy = await startFaultyProxy(store.endpoint);
  const FILES_URL = `s3://uploads/m30?endpoint=${proxy.endpoint}`;
  const config = readConfig({ ...store.environment, FILES_URL });
  s3 = await openFiles(config, createBreakers(createMetrics()));
});
afterAll(async () => {
  await proxy.close();
  await store.close();
  await rm(root, { recursive: true, force: true });
});
afterEach(() => {
  proxy.fault = 'none';
});

async function folderOf(name: string): Promise<StoredFiles> {
  const files = openFolderFiles(join(root, name));
  for (const [at, guid] of guids.entries()) await files.put(`uploads/${guid}`, bytesOf(at));
  await files.put(`review-photos/${guids[0]}.webp`, bytesOf(3));
  await files.put('media/cached.webp', bytesOf(1));
  return files;
}

test('files go over and back, each once, and nothing beside them', async () => {
  const folder = await folderOf('one');
  expect(await moveFiles({ from: folder, to: s3 })).toMatchObject({ copied: 13, same: 0 });
  expect(await moveFiles({ from: folder, to: s3 })).toEqual({ copied: 0, same: 13, bytes: 0 });
  expect([...store.objects.keys()].filter((key) => key.includes('media'))).toEqual([]);
  const back = openFolderFiles(join(root, 'back'));
  await moveFiles({ from: s3, to: back });
  const found = await back.read(`uploads/${guids[7]}`);
  expect(new Uint8Array(await new Response(found?.stream).arrayBuffer())).toEqual(bytesOf(7));
});

test('what broke off goes on where it stopped, and a changed file is copied anew', async () => {
  store.objects.clear();
  const folder = await folderOf('two');
  const onFile = () => {
    if (store.objects.size === 5) proxy.fault = 'gone';
  };
  await expect(moveFiles({ from: folder, to: s3, onFile })).rejects.toThrow(FilesAway);
  proxy.fault = 'none';
  await folder.put(`uploads/${guids[0]}`, bytesOf(4));
  const rest = await moveFiles({ from: folder, to: s3 });
  expect([rest.copied + rest.same, rest.same >= 4]).toEqual([13, true]);
  expect(store.objects.get(`m30/uploads/${guids[0]}`)?.bytes).toHaveLength(4001);
});

test('bytes that come out otherwise stop it, and name the file', async () => {
  store.objects.clear();
  const folder = await folderOf('three');
  proxy.fault = 'damaged';
  await expect(moveFiles({ from: folder, to: s3 })).rejects.toThrow(
    /uploads\/.* came out otherwise/,
  );
});

test('what was deleted while it was being moved is deleted there too', async () => {
  store.objects.clear();
  const folder = await folderOf('four');
  await moveFiles({ from: folder, to: s3 });
  const known = new Set(guids.slice(1));
  expect(await deleteOrphans(s3, () => Promise.resolve(known))).toBe(2);
  expect([...store.objects.keys()].join()).not.toContain(guids[0]);
});
