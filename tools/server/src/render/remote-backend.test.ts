import { gzipSync } from 'node:zlib';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMetrics } from '@m30/backend';
import type { Observer } from './observe-requests.ts';
import { remoteBackend } from './remote-backend.ts';

let asked: IncomingMessage[] = [];
let answer: (response: ServerResponse) => void;
let origin = '';

const server = createServer((request, response) => {
  asked.push(request);
  answer(response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

const json = (status: number, body: object, headers: Record<string, string> = {}) => {
  answer = (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
};
const html = (status: number) => {
  answer = (response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
};

const backend = (apiOrigin = origin, observer?: Observer) =>
  remoteBackend(
    {
      ...{ apiOrigin, captchaKey: null, captchaMaxNumber: 50 },
      trustProxy: { kind: 'none' },
    },
    observer,
  );
const ask = (path: string, from = backend()) =>
  from.fetch(new Request(`http://site.test${path}`), {
    ip: '203.0.113.7',
    requestId: 'request-1',
  });

test('a call goes on under the path of the specification, with who asks and its id', async () => {
  json(200, { code: 200, result: {} });
  await ask('/api/User.GetInfo?a=1');
  expect(asked[0]?.url).toBe('/api/User.GetInfo/?a=1');
  expect(asked[0]?.headers).toMatchObject({
    'x-forwarded-for': '203.0.113.7',
    'x-request-id': 'request-1',
  });
});

test.each([
  ['a page of HTML', () => html(404)],
  ['another one', () => html(405)],
  ['JSON', () => json(404, { code: 404, message: 'Not found' })],
  ['its own word', () => json(501, { error: 'no' })],
  ['its own word for one of the specification', () => json(501, { error: 'no' }), 'LK.GetTemplate'],
])(
  'a method that it does not have, told by %s, is not there yet',
  async (_, prepare, name = 'Objects.GetLots') => {
    prepare();
    const response = await ask(`/api/${name}`);
    expect(response.status).toBe(501);
    expect(await response.json()).toMatchObject({ message: 'Этот раздел пока недоступен' });
  },
);

test('what is only not found is told as it came', async () => {
  const body = { code: 404, message: 'Такой квартиры нет' };
  json(404, body, { 'x-api-method': 'Objects.GetLot' });
  expect(await (await ask('/api/Objects.GetLot?id=1')).json()).toEqual(body);
  json(404, body);
  expect(await (await ask('/api/Order.GetOrderById')).json()).toEqual(body);
});

test('an answer that came in chunks or packed goes out as one that is neither', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(gzipSync('{"code":200}'));
  };
  const response = await ask('/api/User.GetInfo');
  expect(await response.json()).toEqual({ code: 200 });
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) {
    expect(response.headers.has(name)).toBe(false);
  }
});

test('the puzzle of forms is made here where there is none', async () => {
  html(404);
  expect(await (await ask('/api/Captcha.GetChallenge')).json()).toMatchObject({
    code: 200,
    result: { algorithm: 'SHA-256', maxnumber: 50 },
  });
});

test('a method that has answered is there: its 404 is told as it came, without a header', async () => {
  const one = backend();
  json(200, { code: 200, result: {} });
  await ask('/api/Content.GetPage?path=/ddu', one);
  json(404, { code: 404, message: 'Такой страницы нет' });
  expect((await ask('/api/Content.GetPage?path=/nigde', one)).status).toBe(404);
});

test.each([
  ['a page of HTML', () => html(404)],
  ['HTML that says 501', () => html(501)],
  ['JSON of its own', () => json(404, { detail: 'Not found' })],
  ['JSON of its own that says 501', () => json(501, { error: 'no such page' })],
])(
  'a method that is there and says by %s that it has no such thing says 404 in words',
  async (_, prepare) => {
    const one = backend();
    json(200, { code: 200, result: {} });
    await ask('/api/Content.GetPage?path=/ddu', one);
    prepare();
    const response = await ask('/api/Content.GetPage?path=/nigde', one);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404, message: 'Ничего не найдено' });
  },
);

test('a page that answers whatever is asked makes no method of it', async () => {
  const one = backend();
  html(200);
  await ask('/api/Content.GetPage?path=/ddu', one);
  html(404);
  expect((await ask('/api/Content.GetPage?path=/nigde', one)).status).toBe(501);
});

test('what is missing is named once in the log, counted, and told by /readyz until it answers', async () => {
  const log = { warn: vi.fn(), info: vi.fn() };
  const metrics = createMetrics();
  const one = backend(origin, { log, metrics } as unknown as Observer);
  const methodsAsked = async () =>
    ((await (await ask('/readyz', one)).json()) as { missing: string[] }).missing;
  html(404);
  for (const name of ['Objects.GetLots', 'Content.GetNews', 'Objects.GetLots', 'Evil.Name'])
    await ask(`/api/${name}`, one);
  expect(log.warn.mock.calls.map(([{ name }]) => name as string)).toEqual([
    'Objects.GetLots',
    'Content.GetNews',
  ]);
  expect(await methodsAsked()).toEqual(['Content.GetNews', 'Objects.GetLots']);
  expect(await metrics.text()).toMatch(/^m30_backend_methods_missing 2$/m);
  json(200, { code: 200, result: {} });
  await ask('/api/Content.GetNews', one);
  expect(await methodsAsked()).toEqual(['Objects.GetLots']);
  expect(log.info).toHaveBeenCalledOnce();
});

test('files that are missing stay missing', async () => {
  html(404);
  expect((await ask('/media/none.png')).status).toBe(404);
});

test('a backend that is away is told in Russian', async () => {
  const away = backend('http://127.0.0.1:1');
  const response = await ask('/api/Objects.GetLots', away);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    message: 'Сервис временно недоступен. Попробуйте через минуту',
  });
  expect((await ask('/readyz', away)).status).toBe(503);
});

test('it is ready when it has answered at all, also while it is away then, until the process closes', async () => {
  html(404);
  const one = backend();
  expect(await (await ask('/readyz', one)).json()).toEqual({ status: 'ready', missing: [] });
  html(502);
  const away = await ask('/readyz', one);
  expect([away.status, await away.json()]).toEqual([
    ...[200, { status: 'ready', missing: [], backend: 'away' }],
  ]);
  one.drain?.();
  expect((await ask('/readyz', one)).status).toBe(503);
});

test('a backend without content is one until it says so no longer', async () => {
  const one = backend();
  json(200, { status: 'ready', content: 'none' });
  expect(await one.isEmpty()).toBe(true);
  json(200, { status: 'ready' });
  expect(await one.isEmpty()).toBe(false);
  const before = asked.length;
  expect(await one.isEmpty()).toBe(false);
  expect(asked.length).toBe(before);
});

test.each([
  ['has no such page', () => html(404)],
  ['fails', () => html(500)],
])('a backend that %s is not taken for an empty one', async (_, prepare) => {
  prepare();
  expect(await backend().isEmpty()).toBe(false);
});
