import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { createLog } from '../../../kernel/observability/log.ts';
import { forgetExpired } from '../../service/retention/forget-expired.ts';
import { startFaultyProxy, type FaultyProxy } from '../../../testing/processes/s3/faulty-proxy.ts';
import { startFakeS3, type FakeS3 } from '../../../testing/processes/s3/fake-s3.ts';
import { openSale, sendPiece, upload, type Sale } from '../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import type { Progress } from './receive-piece.ts';

let store: FakeS3;
let proxy: FaultyProxy;
let backend: TestBackend;
let sale: Sale;
const lines: string[] = [];

beforeAll(async () => {
  store = await startFakeS3();
  proxy = await startFaultyProxy(store.endpoint);
  const environment = {
    ...store.environment,
    FILES_URL: `s3://uploads/m30?endpoint=${proxy.endpoint}`,
  };
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  backend = await testBackend({ environment, log });
  sale = await openSale(backend);
});
afterAll(async () => {
  await backend.close();
  await proxy.close();
  await store.close();
});
afterEach(() => {
  proxy.fault = 'none';
  proxy.where = /^/;
});

const CHUNK = 512 * 1024;
const AWAY = 'Хранилище файлов временно недоступно. Попробуйте через минуту';
const pdf = (size = 2000) => {
  const bytes = Uint8Array.from({ length: size }, (_, at) => at % 251);
  bytes.set(Buffer.from('%PDF-1.7\n'));
  return bytes;
};
const progressOf = (body: { result?: unknown }) => body.result as Progress;
const keys = () => [...store.objects.keys()];
const spool = () => readdir(join(backend.services.config.dataDir, 'spool')).catch(() => []);

async function begin(size: number, name: string) {
  const asked = { guid: sale.order, kind: 'other', name, size };
  const { body } = await sale.buyer.post('Order.AddFile', asked);
  return (body.result as ResultOf<'Order.AddFile'>).upload;
}

/** A file that has come whole. */
async function given(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const { body } = await upload(sale, bytes, { kind: 'other', name });
  return progressOf(body).file ?? { guid: '', src: '' };
}

test('a file stands in the store once it is whole, and its pieces do not', async () => {
  const bytes = pdf(CHUNK + 1000);
  const guid = await begin(bytes.length, 'Договор.pdf');
  await sendPiece(sale.buyer, { guid, offset: 0, bytes: bytes.slice(0, CHUNK) });
  expect(keys()).toEqual([`m30/pieces/${guid}/0-${CHUNK}`]);
  const early = await sale.buyer.send(`/api/files/${guid}`);
  expect(early.status).toBe(404);
  await sendPiece(sale.buyer, { guid, offset: CHUNK, bytes: bytes.slice(CHUNK) });
  expect(keys()).toEqual([`m30/uploads/${guid}`]);
  expect(await spool()).toEqual([]);
});

test('pieces may come to any process', async () => {
  const bytes = pdf(CHUNK * 2);
  const other = await backend.restarted({
    ...store.environment,
    FILES_URL: `s3://uploads/m30?endpoint=${proxy.endpoint}`,
  });
  const announced = { letter: crypto.randomUUID(), name: 'Резюме.pdf', size: bytes.length };
  const { body } = await backend.visitor().post('Form.AddFile', announced);
  const { upload: guid } = body.result as ResultOf<'Form.AddFile'>;
  const send = (visitor: TestClient, offset: number) =>
    sendPiece(visitor, { guid, offset, bytes: bytes.slice(offset, offset + CHUNK) });
  expect((await send(backend.visitor(), 0)).status).toBe(200);
  const last = await send(other.visitor(), CHUNK);
  expect(progressOf(last.body).file).toMatchObject({ guid, size: bytes.length });
});

test('a file is given to its buyer, whole or in part, and to nobody else', async () => {
  const { src } = await given(pdf(), 'Справка.pdf');
  const whole = await sale.buyer.send(src);
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(pdf());
  const part = await sale.buyer.send(src, { headers: { range: 'bytes=9-19' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 9-19/2000']);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(pdf().slice(9, 20));
  const beyond = await sale.buyer.send(src, { headers: { range: 'bytes=2000-' } });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */2000']);
  expect((await backend.visitor().send(src)).status).toBe(401);
});

test('with links its buyer is sent to the store for a minute, and no log has the link', async () => {
  const linked = await backend.restarted(store.environment);
  const own = await openSale(linked);
  const { body } = await upload(own, pdf(), { kind: 'other', name: 'Согласие "моё".pdf' });
  const answer = await own.buyer.send(progressOf(body).file?.src ?? '');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
  const link = answer.headers.get('location') ?? '';
  const opened = await fetch(link);
  expect(new Uint8Array(await opened.arrayBuffer())).toEqual(pdf());
  expect(opened.headers.get('content-disposition')).toContain('attachment');
  expect((await fetch(link.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).status).toBe(403);
  expect((await linked.visitor().send(progressOf(body).file?.src ?? '')).status).toBe(401);
  expect(lines.join('')).not.toContain('X-Amz-');
});

test('what is not what it says never reaches the store', async () => {
  const before = keys();
  const html = new Uint8Array(Buffer.from('<!doctype html><script>alert(1)</script>'));
  const { status, body } = await upload(sale, html, { kind: 'other', name: 'договор.pdf' });
  expect([status, body.message]).toEqual([422, 'Подойдут файлы PDF, JPG, PNG, HEIC и DOCX']);
  expect(keys()).toEqual(before);
  expect(await spool()).toEqual([]);
});

describe('a store that', () => {
  test.each([
    ['hangs up', 'gone', /./],
    ['answers with an error', 'broken', /./],
    ['hangs up in the middle of a piece', 'half', /pieces/],
    ['fails when the pieces are read', 'gone', /uploads\/m30\/pieces.*GetObject/],
    ['gives pieces that are cut off', 'cut', /GetObject/],
    ['gives pieces that are damaged', 'damaged', /GetObject/],
    ['fails when the whole is written', 'half', /\/m30\/uploads/],
  ] as const)(
    '%s loses nothing: the buyer is told, and sends it again',
    async (_, fault, where) => {
      const bytes = pdf(3000);
      const guid = await begin(bytes.length, `Сбой ${fault} ${where.source.length}.pdf`);
      Object.assign(proxy, { fault, where });
      const failed = await sendPiece(sale.buyer, { guid, offset: 0, bytes });
      expect([failed.status, failed.body.message]).toEqual([503, AWAY]);
      expect(lines.slice(-2).join()).toContain('files away');
      expect(keys()).not.toContain(`m30/uploads/${guid}`);
      expect(await spool()).toEqual([]);
      proxy.fault = 'none';
      const { body } = await sale.buyer.get(`uploads/${guid}`);
      const { offset, file } = progressOf(body);
      expect(file).toBeNull();
      const again = await sendPiece(sale.buyer, { guid, offset, bytes: bytes.slice(offset) });
      expect(progressOf(again.body).file).toMatchObject({ guid, size: 3000 });
      expect(Buffer.compare(store.objects.get(`m30/uploads/${guid}`)?.bytes ?? bytes, bytes)).toBe(
        0,
      );
    },
  );

  test('has lost its pieces has the buyer begin again', async () => {
    const bytes = pdf(CHUNK + 10);
    const guid = await begin(bytes.length, 'Потеря.pdf');
    await sendPiece(sale.buyer, { guid, offset: 0, bytes: bytes.slice(0, CHUNK) });
    for (const key of keys().filter((one) => one.includes(guid))) store.objects.delete(key);
    const rest = { guid, offset: CHUNK, bytes: bytes.slice(CHUNK) };
    const lost = await sendPiece(sale.buyer, rest);
    expect([lost.status, lost.body.result]).toMatchObject([409, { details: { offset: 0 } }]);
    await sendPiece(sale.buyer, { guid, offset: 0, bytes: bytes.slice(0, CHUNK) });
    expect(progressOf((await sendPiece(sale.buyer, rest)).body).file).toMatchObject({ guid });
  });

  test.each(['cut', 'damaged'] as const)(
    'gives a file %s breaks the answer off, and the log says so',
    async (fault) => {
      const { src, guid } = await given(pdf(200_000), `Обрыв ${fault}.pdf`);
      proxy.fault = fault;
      const answer = await sale.buyer.send(src);
      await expect(answer.arrayBuffer()).rejects.toThrow();
      expect(lines.at(-1)).toContain('a stored file broke off');
      expect(lines.at(-1)).toContain(guid);
    },
  );

  test('is away keeps nobody from deleting, and is swept later', async () => {
    const { guid } = await given(pdf(), 'Лишний.pdf');
    proxy.fault = 'gone';
    const asked = { guid: sale.order, file: guid };
    expect((await sale.buyer.post('Order.DeleteFile', asked)).status).toBe(200);
    const key = `m30/uploads/${guid}`;
    expect(keys()).toContain(key);
    proxy.fault = 'none';
    await forgetExpired(backend.services);
    expect(keys()).toContain(key);
    for (const one of store.objects.values()) one.at = new Date(Date.now() - 25 * 3600_000);
    const before = keys().filter((one) => one.includes('/uploads/')).length;
    await forgetExpired(backend.services);
    expect(keys()).not.toContain(key);
    expect(keys().filter((one) => one.includes('/uploads/'))).toHaveLength(before - 1);
  });

  test('is away for long is told by the readiness, which stays', async () => {
    proxy.fault = 'gone';
    const { files } = backend.services;
    for (let count = 0; count < 3; count += 1) {
      await expect(files.stat('uploads/any')).rejects.toThrow('does not answer');
    }
    const asked = proxy.asked.length;
    await expect(files.stat('uploads/any')).rejects.toThrow('does not answer');
    expect(proxy.asked).toHaveLength(asked);
    const ready = await backend.visitor().send('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', files: 'away' }]);
  });
});
