import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createBreakers } from '../../observability/breaker.ts';
import { createMetrics } from '../../observability/metrics.ts';
import { startFakeS3, type FakeS3 } from '../../../testing/processes/s3/fake-s3.ts';
import { startFaultyProxy, type FaultyProxy } from '../../../testing/processes/s3/faulty-proxy.ts';
import { FilesAway } from '../stored-files.ts';
import { openS3Files } from './open-s3-files.ts';

let store: FakeS3;
let proxy: FaultyProxy;
beforeAll(async () => {
  store = await startFakeS3();
  proxy = await startFaultyProxy(store.endpoint);
});
afterAll(async () => {
  await proxy.close();
  await store.close();
});

function open(environment: Record<string, string> = {}, idleTimeout = 150) {
  const FILES_URL = `s3://uploads/m30?endpoint=${proxy.endpoint}`;
  const { files } = readConfig({ ...store.environment, FILES_URL, ...environment });
  if (!files) throw new Error('no store');
  return openS3Files({
    ...{ ...files, idleTimeout },
    breaker: createBreakers(createMetrics())('files'),
  });
}

test('a store that says nothing is given up in time', async () => {
  proxy.fault = 'silent';
  const files = await open();
  await expect(files.put('uploads/silent', new Uint8Array(5))).rejects.toThrow(FilesAway);
  await expect(files.read('uploads/silent')).rejects.toThrow(FilesAway);
  proxy.fault = 'none';
});

test('one that says nothing more in the middle of a file as well', async () => {
  const files = await open();
  const bytes = Buffer.alloc(4_000_000);
  store.objects.set('m30/uploads/long', { bytes, headers: {}, at: new Date() });
  proxy.fault = 'stuck';
  const found = await files.read('uploads/long');
  await expect(new Response(found?.stream).arrayBuffer()).rejects.toThrow();
  proxy.fault = 'none';
});

test('a large file that breaks off leaves no part behind, and nothing to see', async () => {
  const files = await open({}, 2000);
  let sent = 0;
  async function* body() {
    for (; sent < 3; sent += 1) {
      if (sent === 2) throw new Error('the disk is gone');
      yield new Uint8Array(6 * 1024 * 1024);
    }
  }
  await expect(files.put('uploads/torn', body())).rejects.toThrow();
  expect(await files.stat('uploads/torn')).toBeNull();
  expect(store.unfinished.size).toBe(0);
});

test.each([
  ['a bucket that is not there', { FILES_URL: 's3://nobucket?endpoint=' }, /no such bucket/],
  ['a key that it does not know', { AWS_ACCESS_KEY_ID: 'nobody' }, /does not know AWS_ACCESS_KEY/],
  ['a wrong secret', { AWS_SECRET_ACCESS_KEY: 'wrong' }, /AWS_SECRET_ACCESS_KEY is not that/],
])('%s is told in a line', async (_, environment: Record<string, string>, line) => {
  const { FILES_URL } = environment;
  const files = await open({
    ...environment,
    ...(FILES_URL !== undefined && { FILES_URL: FILES_URL + proxy.endpoint }),
  });
  await expect(files.check()).rejects.toThrow(line);
});

test.each([
  ['https://bucket', /FILES_URL: expected an address like s3:/],
  ['s3://key:secret@bucket', /without keys in it/],
  ['s3://b', /a bucket after/],
  ['s3://bucket/../x?style=neither', /style=path or style=host/],
  ['s3://bucket?endpoint=storage', /endpoint=https/],
  ['s3://bucket?links=3600', /at most 300/],
  ['s3://bucket?acl=public-read', /no parameter but region/],
])('FILES_URL=%s is refused at the start', (FILES_URL, line) => {
  expect(() => readConfig({ FILES_URL })).toThrow(line);
});

test('half of a key is refused at the start', () => {
  const half = { FILES_URL: 's3://bucket', AWS_ACCESS_KEY_ID: 'id' };
  expect(() => readConfig(half)).toThrow('expected both or neither');
});
