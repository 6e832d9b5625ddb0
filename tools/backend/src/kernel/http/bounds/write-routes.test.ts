import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../observability/log.ts';
import * as handlers from '../../../compose/handlers.ts';
import { readRaw, sendRaw } from '../../../testing/send-raw.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { createApp } from '../../../compose/app.ts';
import { boundedListener } from './bounded-listener.ts';
import { openServer, type TestServer } from './testing.fixture.ts';

const PASSWORD = 'staff-of-the-test';
const MB = 1024 * 1024;

/** What Node reads at once, and what one connection has at most in its buffers besides. */
const CHUNK = 2 * 64 * 1024;

const READING = new Set(['GET', 'HEAD']);

let backend: TestBackend;
let server: TestServer;
let routes: { method: string; path: string }[];

beforeAll(async () => {
  const seeded = await testBackend({ environment: { STAFF_PASSWORD: PASSWORD } });
  backend = seeded;
  const app = createApp(seeded.services, Object.values(handlers));
  routes = app.routes.filter(({ method, path }) => !READING.has(method) && path !== '/*');
  const { config } = seeded.services;
  server = await openServer(
    boundedListener((request) => app.fetch(request, { ip: '203.0.113.7' }), {
      config,
      log: createLog('silent'),
    }),
  );
});
afterAll(async () => {
  await server.close();
  await backend.close();
});

/** An address of a route, with something in each of its places. */
const addressOf = (path: string) =>
  path
    .replace(/:\w+(\{[^}]*\})?/g, '7b0c1c3e-6f0e-4a62-9a43-4f3a4f3b6a55')
    .replace('*', 'Form.CallRequest');

test('every route that writes is among those that are asked', () => {
  expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      'PATCH /api/uploads/:guid',
      'PATCH /studio/api/uploads/:guid',
      'POST /api/statements/preview.pdf',
      'POST /api/acquirer/callback',
      'POST /test-escrow/:guid',
      'POST /staff/actions/:name',
      'POST /api/csp-report',
      'ALL /api/*',
    ]),
  );
});

test('no route of the backend reads 200 MB', async () => {
  for (const { method, path } of routes) {
    const verb = method === 'ALL' ? 'POST' : method;
    const address = addressOf(path) + (verb === 'PATCH' ? '?offset=0' : '');
    const type = verb === 'PATCH' ? 'application/octet-stream' : 'application/json';
    const head =
      `${verb} ${address} HTTP/1.1\r\nhost: site.test\r\ncontent-type: ${type}\r\n` +
      `authorization: Basic ${Buffer.from(`staff:${PASSWORD}`).toString('base64')}\r\n` +
      `content-length: ${200 * MB}\r\n\r\n`;
    const answer = readRaw(await sendRaw(server.port, [head, Buffer.alloc(64 * 1024)]));
    const expected = verb !== 'PATCH' ? 413 : address.startsWith('/studio') ? 401 : 404;
    expect([verb, address, answer.status]).toEqual([verb, address, expected]);
    expect(answer.body).toMatch(/[а-я]{4}/);
    expect(server.bytesRead.get(address)).toBeLessThanOrEqual(CHUNK);
  }
});
