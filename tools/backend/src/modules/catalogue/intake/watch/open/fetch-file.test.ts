import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchFile } from './fetch-file.ts';
import { tooLarge } from './opened.ts';
import { SourceFailure } from './source-failure.ts';

const FILE = 'лот;цена\nk2-57;17900000\n';
const MODIFIED = 'Sat, 28 Nov 2026 06:00:00 GMT';

let asked: IncomingHttpHeaders = {};

const answers: Readonly<Record<string, RequestListener>> = {
  '/feeds/flats.csv': ({ headers }, response) => {
    asked = headers;
    const is = headers['if-none-match'] === '"1"' || headers['if-modified-since'] === MODIFIED;
    response.writeHead(is ? 304 : 200, { etag: '"1"', 'last-modified': MODIFIED });
    response.end(is ? undefined : FILE);
  },
  '/gone.csv': (_, response) => void response.writeHead(410).end(),
  '/closed.csv': (_, response) => void response.writeHead(401).end(),
  '/broken.csv': (_, response) => void response.writeHead(502).end(),
  '/elsewhere.csv': (_, response) =>
    void response.writeHead(302, { location: 'http://127.0.0.1/secret' }).end(),
  '/page': (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Вход</p>'),
  '/packed.csv': (_, response) =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
  '/large.csv': (_, response) => {
    response.writeHead(200, { 'content-length': 5_000_000_000 });
    response.flushHeaders();
  },
  '/endless.csv': (_, response) => {
    const line = `${'k2-57;1\n'.repeat(2000)}`;
    const more = () => {
      while (!response.destroyed && response.write(line));
    };
    response.writeHead(200).on('drain', more);
    more();
  },
  '/silent.csv': () => undefined,
  '/slow.csv': (_, response) => void response.writeHead(200).write('лот;цена\n'),
  '/torn.csv': (_, response) => {
    response.writeHead(200, { 'content-length': 1000 });
    response.write('лот;цена\n', () => response.destroy());
  },
};

const server = createServer((request, response) => {
  answers[request.url?.split('?')[0] ?? '']?.(request, response);
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const bounds = {
  ...{ allowPrivate: true, timeout: 5_000, seen: null },
  ...{ largest: 1024 * 1024, tooLarge: tooLarge(1024 * 1024) },
  signal: new AbortController().signal,
};
const open = (path: string, more: object = {}) =>
  fetchFile(new URL(path, origin), { ...bounds, ...more });

/** The whole of a file; what stops it on the way is thrown. */
async function readAll(path: string, more: object = {}): Promise<string> {
  const opened = await open(path, more);
  return opened.state === 'file' ? text(Readable.from(opened.bytes)) : opened.state;
}

test('a file is read once: the next time its mark is asked for first', async () => {
  const opened = await open('/feeds/flats.csv?key=secret');
  if (opened.state !== 'file') throw new Error(opened.state);
  expect(opened.file).toBe('flats.csv');
  expect(await text(Readable.from(opened.bytes))).toBe(FILE);
  expect(asked).not.toHaveProperty('if-none-match');
  expect(await open('/feeds/flats.csv', { seen: opened.mark })).toMatchObject({
    state: 'unchanged',
  });
  expect(asked).toMatchObject({ 'if-none-match': '"1"', 'if-modified-since': MODIFIED });
});

test.each([
  ['gone', '/gone.csv', {}, 'По этому адресу файла нет: ответ 410'],
  ['locked', '/closed.csv', {}, 'Источник не пускает: ответ 401'],
  ['broken', '/broken.csv', {}, 'Источник ответил ошибкой 502'],
  ['elsewhere', '/elsewhere.csv', {}, /ведёт на другой: http:\/\/127\.0\.0\.1\/secret/],
  ['a page', '/page', {}, 'По этому адресу страница сайта, а не файл'],
  ['packed though not asked to', '/packed.csv', {}, /сжатым/],
  ['said to be too large', '/large.csv', {}, /^Файл больше 1 МБ/],
  ['too large without saying so', '/endless.csv', {}, /^Файл больше 1 МБ/],
  ['silent', '/silent.csv', { timeout: 60 }, 'Файл не пришёл за 1 с'],
  ['slow', '/slow.csv', { timeout: 60 }, 'Файл не пришёл за 1 с'],
  ['torn', '/torn.csv', {}, 'Соединение оборвалось: файл пришёл не весь'],
  ['in the own network', '/feeds/flats.csv', { allowPrivate: false }, /внутренней сети/],
])('a source that is %s is a failure in words', async (_, path, more, words) => {
  const failure = await readAll(path, more).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SourceFailure);
  expect((failure as Error).message).toMatch(words);
});

test('nobody who listens is a failure, too', async () => {
  const nobody = fetchFile(new URL('http://127.0.0.1:9/flats.csv'), bounds);
  await expect(nobody).rejects.toThrow('не принимает соединения');
});
