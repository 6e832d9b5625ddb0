import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registry } from '@m30/api';
import { createLog } from '../../observability/log.ts';
import { readRaw, sendRaw } from '../../../testing/send-raw.ts';
import { BODY_BOUNDS, bodyKindOf, type BodyKind } from './body-kinds.ts';
import { boundedListener } from './bounded-listener.ts';
import { createByteBudget } from './byte-budget.ts';
import { MOST_FIELDS, MOST_VALUES } from './check-shape.ts';
import { openServer, type TestServer } from './testing.fixture.ts';

const MB = 1024 * 1024;

/** What Node reads at once, and what one connection has at most in its buffers besides. */
const CHUNK = 2 * 64 * 1024;

const budget = createByteBudget(4 * MB);
let server: TestServer;
/** Waits for no body longer than 50 ms. */
let impatient: TestServer;
let reached: { url: string; body: string }[] = [];

beforeAll(async () => {
  const config = { publicOrigin: 'http://site.test', allowedOrigin: null };
  const application = async (request: Request) => {
    reached.push({ url: request.url, body: await request.text() });
    return new Response('taken');
  };
  const given = { config, log: createLog('silent'), budget };
  server = await openServer(boundedListener(application, given));
  impatient = await openServer(boundedListener(application, { ...given, deadline: 50 }));
});
afterAll(async () => {
  await server.close();
  await impatient.close();
});
beforeEach(() => {
  reached = [];
});

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=limit';

interface Sent {
  path: string;
  type?: string;
  verb?: string;
  headers?: Record<string, string>;
}

function head({ path, type = URLENCODED, verb = 'POST', headers = {} }: Sent): string {
  const all = { host: 'site.test', 'content-type': type, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${verb} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

const whole = (sent: Sent, body: string | Buffer) => [
  head({
    ...sent,
    headers: { ...sent.headers, 'content-length': String(Buffer.byteLength(body)) },
  }),
  body,
];

const send = async (parts: Iterable<string | Buffer>, to = server) =>
  readRaw(await sendRaw(to.port, parts));

/** 200 MB that nobody announces. */
function* stream(sent: Sent): Generator<string | Buffer> {
  yield head({ ...sent, headers: { 'transfer-encoding': 'chunked' } });
  const block = Buffer.alloc(64 * 1024, 'a');
  for (let sentBytes = 0; sentBytes < 200 * MB; sentBytes += block.length) {
    yield `${block.length.toString(16)}\r\n`;
    yield block;
    yield '\r\n';
  }
  yield '0\r\n\r\n';
}

const multipart = (count: number) =>
  `${'--limit\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(count)}--limit--\r\n`;

/** Bodies of more parts than may be: made once, because each takes megabytes. */
const CROWDED: readonly [what: string, type: string, body: string][] = [
  ['pairs', URLENCODED, 'a&'.repeat(1_000_000)],
  ['pairs within its bytes', URLENCODED, 'a&'.repeat(MOST_FIELDS)],
  ['parts', MULTIPART, multipart(400_000)],
  ['parts within its bytes', MULTIPART, multipart(MOST_FIELDS + 1)],
  ['values', 'application/json', `[${'1,'.repeat(1_000_000)}1]`],
  ['values within its bytes', 'application/json', `[${'1,'.repeat(MOST_VALUES)}1]`],
  ['levels', 'application/json', '['.repeat(100_000)],
  ['levels of few', 'application/json', '{"a":'.repeat(100)],
];

/** Addresses of all kinds that take a body, those of the contract from its registry. */
const ADDRESSES: readonly [path: string, type: string][] = [
  ...['/oplata', '/cart', '/contract-status', '/lk/logout', '/cart.data', '/no/such/page'].map(
    (path): [string, string] => [path, URLENCODED],
  ),
  ...Object.values(registry)
    .filter(({ verb }) => verb === 'POST')
    .map(({ name }): [string, string] => [`/api/${name}`, 'application/json']),
  ['/api/csp-report', 'application/csp-report'],
  ['/api/acquirer/callback', 'application/json'],
  ['/api/statements/preview.pdf', MULTIPART],
  ['/api/unsubscribe/key', URLENCODED],
  ['/test-acquirer/guid', URLENCODED],
  ['/staff/actions/ticket.answer', URLENCODED],
  ['/staff/actions/ticket.close', MULTIPART],
];

/** A page for a person, an envelope for a program; neither quotes what was sent. */
function expectRefusal(path: string, { status, head, body }: ReturnType<typeof readRaw>) {
  expect([path, status]).toEqual([
    path,
    expect.toSatisfy((code: number) => code >= 400 && code < 500),
  ]);
  expect(body).toMatch(/[а-я]{4}/);
  expect(body.length).toBeLessThan(1500);
  expect(head).toMatch(path.startsWith('/api/') ? /application\/json/ : /text\/html/);
}

function boundOf(path: string): number {
  const kind: BodyKind = bodyKindOf('POST', path);
  return kind === 'pieces' ? Number.NaN : BODY_BOUNDS[kind].bytes;
}

describe.each(ADDRESSES)('%s', (path, type) => {
  test('reads nothing of 200 MB that are announced', async () => {
    const length = { 'content-length': String(200 * MB) };
    const answer = await send([head({ path, type, headers: length }), Buffer.alloc(64 * 1024)]);
    expectRefusal(path, answer);
    expect(answer.status).toBe(413);
    expect(server.bytesRead.get(path)).toBeLessThanOrEqual(CHUNK);
  });

  test('reads its bound and a chunk of 200 MB that are not announced', async () => {
    const answer = await send(stream({ path, type }));
    expectRefusal(path, answer);
    expect(answer.status).toBe(413);
    expect(server.bytesRead.get(path)).toBeLessThanOrEqual(boundOf(path) + CHUNK);
  });

  test.each(CROWDED)('parses no body with too many %s', async (_, ofType, body) => {
    expectRefusal(path, await send(whole({ path, type: ofType }, body)));
    expect(reached).toEqual([]);
  });

  test('ends a body that does not arrive', async () => {
    const half = [head({ path, type, headers: { 'content-length': '100' } }), 'half'];
    const answer = await send(half, impatient);
    expectRefusal(path, answer);
    expect(answer.status).toBe(408);
    expect(reached).toEqual([]);
  });
});

test('what is within the bounds comes whole', async () => {
  const form = 'a=1&'.repeat(MOST_FIELDS - 1) + 'text=';
  const page = form + 'я'.repeat((BODY_BOUNDS.page.bytes - form.length) / 2);
  expect((await send(whole({ path: '/oplata' }, page))).status).toBe(200);
  const json = JSON.stringify({ text: 'я'.repeat(500_000) });
  const type = 'application/json; charset=utf-8';
  expect((await send(whole({ path: '/api/Form.Callback', type }, json))).status).toBe(200);
  const parts = multipart(MOST_FIELDS);
  expect((await send(whole({ path: '/cart', type: MULTIPART }, parts))).status).toBe(200);
  expect(reached.map(({ body }) => body)).toEqual([page, json, parts]);
  expect(budget.reserved).toBe(0);
});

test('a piece of an upload goes through as it comes, and only there', async () => {
  const guid = '7b0c1c3e-6f0e-4a62-9a43-4f3a4f3b6a55';
  const type = 'application/octet-stream';
  const piece = Buffer.alloc(2 * MB);
  const path = `/api/uploads/${guid}?offset=0`;
  expect((await send(whole({ path, type, verb: 'PATCH' }, piece))).status).toBe(200);
  const crooked = '/api/uploads/../../oplata';
  expect((await send(whole({ path: crooked, type, verb: 'PATCH' }, piece))).status).toBe(405);
  expect((await send(whole({ path: crooked, type }, piece))).status).toBe(413);
  expect(reached).toHaveLength(1);
});

test('bodies of the process have a bound together; past it one is told when to come again', async () => {
  expect(budget.take(4 * MB - 1000)).toBe(true);
  const answer = await send(whole({ path: '/oplata' }, 'a'.repeat(2000)));
  budget.give(4 * MB - 1000);
  expect([answer.status, /retry-after: \d+/i.test(answer.head)]).toEqual([503, true]);
  expect(answer.body).toContain('слишком много запросов');
  expect((await send(whole({ path: '/oplata' }, 'a'.repeat(2000)))).status).toBe(200);
  expect(budget.reserved).toBe(0);
});

test.each([
  ['has no end', MULTIPART, '--limit\r\ncontent-disposition: form-data; name="a"\r\n\r\n1'],
  ['has no boundary', 'multipart/form-data', multipart(1)],
  ['has another boundary', 'multipart/form-data; boundary=other', multipart(1)],
  ['has parts without names', MULTIPART, '--limit\r\n\r\n1\r\n--limit--\r\n'],
  ['is empty', MULTIPART, ''],
  ['is nothing at all', '', ''],
  ['is JSON', 'application/json', '{}'],
  ['says nothing of its type', '', 'a=1'],
])('a form of a page that %s is refused with a page', async (_, type, body) => {
  const answer = await send(whole({ path: '/cart', type }, body));
  expectRefusal('/cart', answer);
  expect(reached).toEqual([]);
});

const get = (target: string, verb = 'GET', headers: Record<string, string> = {}) =>
  send([head({ path: target, verb, headers: { ...headers, 'content-length': '0' } })]);

test.each([
  ['/%', 400],
  ['/%E0%A4%A', 400],
  ['/%zz', 400],
  ['/%00', 400],
  ['/obekty/a%00b', 400],
  ['/katalog%0a', 400],
  ['/katalog?q=%00', 400],
  ['//', 404],
  ['//evil.test/katalog', 404],
  ['/katalog//1', 404],
  ['/\\\\evil.test', 400],
  ['katalog', 400],
  ['/\u0001', 400],
  [`/${'a'.repeat(9_000)}`, 414],
  [`/?q=${'a'.repeat(9_000)}`, 414],
  [`/${'a'.repeat(20_000)}`, 431],
])('the address %j is refused with a page', async (target, status) => {
  const answer = await get(target);
  expect(answer.status).toBe(status);
  expectRefusal('/', answer);
  expect(reached).toEqual([]);
});

test('an address that reads well reaches the application', async () => {
  for (const target of ['/', '/katalog?q=%D0%BA%ff', '/%D0%B4%D0%BE%D0%BC', '/a?b=c//d%0Ae']) {
    expect((await get(target)).status).toBe(200);
  }
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'QUERY'])(
  'a page asked for by %s is refused with a page',
  async (verb) => {
    const answer = await get('/katalog', verb);
    expect(answer.status).toBe(405);
    expectRefusal('/katalog', answer);
    expect(reached).toEqual([]);
  },
);

test('what is no verb at all is refused with a page', async () => {
  const answer = await get('/katalog', 'FOO');
  expect(answer.status).toBe(400);
  expectRefusal('/katalog', answer);
});

describe.each(['/cart', '/lk/logout'])('a form of %s', (path) => {
  const post = (headers: Record<string, string>) => send(whole({ path, headers }, 'a=1'));

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'http://evil.test' },
    { origin: 'http://site.test.evil.test' },
    { origin: 'http://site.test@evil.test' },
    { origin: 'http://evil.test', 'sec-fetch-site': 'same-origin' },
  ])('from %o is refused', async (headers) => {
    const answer = await post(headers as Record<string, string>);
    expect(answer.status).toBe(403);
    expectRefusal(path, answer);
    expect(reached).toEqual([]);
  });

  test.each([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://site.test', 'sec-fetch-site': 'same-origin' },
  ])('from %o is taken', async (headers) => {
    expect((await post(headers as Record<string, string>)).status).toBe(200);
  });
});
