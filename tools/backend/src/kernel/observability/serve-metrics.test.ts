import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { passwordChangedSms } from '../../modules/people/account/account.letters.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';
import { createLabelGuard } from './label-guard.ts';
import { createMetrics } from './metrics.ts';
import { sampleDatabase } from '../../compose/sample-database.ts';
import { serveMetrics } from './serve-metrics.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const log = createLog('silent');

/** A port that is free for now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('metrics are read on their own port, and nothing else is there', async () => {
  const metricsPort = await freePort();
  const { metrics } = backend.services;
  const close = serveMetrics({ metricsPort, metricsHost: '127.0.0.1' }, metrics, log);
  const origin = `http://127.0.0.1:${metricsPort}`;
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain('m30_database_up 1');
  expect((await fetch(origin)).status).toBe(404);
  expect((await backend.visitor().send('/metrics')).status).toBe(404);
  close();
});

test('a call is counted under its method, a stray one under a pattern, never under its address', async () => {
  const { metrics } = backend.services;
  await backend.visitor().post('User.GetInfo', {});
  await backend.visitor().get('Nothing.AtAll', { phone: '79215550102' });
  await backend.visitor().send('/media/nothing-of-the-kind.png');
  const text = await metrics.text();
  expect(text).toContain('{kind="api",name="User.GetInfo",status="200"} 1');
  expect(text).not.toMatch(/Nothing\.AtAll|nothing-of-the-kind|79215550102/);
});

test('a message that waits is counted with its age', async () => {
  const { db, outbox, metrics } = backend.services;
  await outbox.add(db, passwordChangedSms.to('+79210000001', {}));
  backend.clock.pass(40);
  const text = await metrics.text();
  expect(text).toContain('m30_outbox_messages{kind="sms"} 1');
  expect(text).toContain('m30_outbox_oldest_seconds 40');
  expect(text).toMatch(/m30_holds_active \d/);
});

test('a database that does not answer holds up nobody who reads', async () => {
  const metrics = createMetrics();
  const db = new Proxy(backend.services.db, {
    get: () => () => {
      throw new Error('away');
    },
  });
  await sampleDatabase({ database: { db }, metrics, clock: backend.clock });
  expect(await metrics.text()).toContain('m30_database_up 0');
});

test('of inventions only so many become labels', () => {
  const routeOf = createLabelGuard(2);
  expect(['/a', '/b', '/c', '/a'].map(routeOf)).toEqual(['/a', '/b', 'other', '/a']);
});
