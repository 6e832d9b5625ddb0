import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOST_WAITING } from './bound-connections.ts';
import { openServer, type TestServer } from './testing.fixture.ts';

let server: TestServer;
/** Paths that came to be answered, and how each is. */
let begun: string[];
let answers: ServerResponse[];
let sockets: Socket[];

beforeEach(() => start());
afterEach(() => server.close());

async function start(linger = 30_000) {
  begun = [];
  answers = [];
  sockets = [];
  server = await openServer((request, response) => {
    begun.push(request.url ?? '');
    answers.push(response);
  }, linger);
  server.server.on('connection', (socket) => sockets.push(socket));
}

/** However busy the machine is. */
const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 15_000 });

const requests = (count: number) =>
  Array.from({ length: count }, (_, index) => `GET /${index} HTTP/1.1\r\nhost: a\r\n\r\n`).join('');

/** What the sender has been told so far. */
async function open(sent: string) {
  const socket = connect(server.port, '127.0.0.1');
  const heard = { text: '' };
  socket.on('data', (chunk) => (heard.text += chunk.toString('utf8')));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(sent);
  return { socket, heard };
}

test('requests of one connection are answered one by one, in their order', async () => {
  const { heard } = await open(requests(3));
  for (const path of ['/0', '/1', '/2']) {
    await eventually(() => begun.at(-1)).toBe(path);
    expect(begun).toHaveLength(answers.length);
    answers.at(-1)?.end(path);
  }
  await eventually(() => heard.text.match(/\r\n\r\n\/\d/g)).toHaveLength(3);
});

test('as many as may wait are answered', async () => {
  const { heard } = await open(requests(1 + MOST_WAITING));
  for (let turn = 0; turn <= MOST_WAITING; turn++) {
    await eventually(() => answers.length).toBe(turn + 1);
    answers[turn]?.end('answer');
  }
  await eventually(() => heard.text.match(/HTTP\/1\.1 200/g)).toHaveLength(1 + MOST_WAITING);
});

/** However it is closed: what nobody has read of it makes it a reset. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

test('past what may wait nothing more is read', async () => {
  let parsed = 0;
  server.server.on('request', () => (parsed += 1));
  const { socket } = await open(requests(20_000));
  await closed(socket);
  // A read of 64 KB holds two thousand of them.
  expect(parsed).toBeLessThan(2_500);
});

test('past what may wait, the connection is told so at once and closed', async () => {
  const { socket, heard } = await open(requests(4000));
  await closed(socket);
  expect(begun).toEqual(['/0']);
  expect(heard.text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 503']);
  expect(heard.text).toMatch(/Retry-After: 5[^]*Слишком много запросов подряд/);
});

test('what waits on a connection whose sender has left is never begun', async () => {
  const { socket } = await open(requests(10));
  await eventually(() => begun).toEqual(['/0']);
  const gone = once(answers[0] as ServerResponse, 'close');
  socket.destroy();
  await gone;
  await new Promise(setImmediate);
  expect(begun).toEqual(['/0']);
});

test('what has not come whole is closed when the server stops, what has is answered', async () => {
  const half = await open('POST /half HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n1');
  const head = await open('GET /head HT');
  const whole = await open('GET /whole HTTP/1.1\r\nhost: a\r\n\r\n');
  await eventually(() => begun.toSorted()).toEqual(['/half', '/whole']);
  const closed = Promise.all([once(half.socket, 'close'), once(head.socket, 'close')]);
  server.connections.endHalfSent();
  await closed;
  answers[begun.indexOf('/whole')]?.end('still here');
  await eventually(() => whole.heard.text).toContain('still here');
});

test('a reader that takes nothing is closed, an answer that takes time is not', async () => {
  const [idle] = server.server.listeners('timeout') as ((socket: unknown) => void)[];
  const slow = await open('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
  await eventually(() => begun).toEqual(['/slow']);
  idle?.(sockets[0]);
  answers[0]?.end('late');
  await eventually(() => slow.heard.text).toContain('late');

  const stalled = await open('GET /stalled HTTP/1.1\r\nhost: a\r\n\r\n');
  stalled.socket.pause();
  await eventually(() => begun).toEqual(['/slow', '/stalled']);
  answers[1]?.end(Buffer.alloc(64 * 1024 * 1024));
  await eventually(() => sockets[1]?.writableLength).toBeGreaterThan(0);
  idle?.(sockets[1]);
  await eventually(() => sockets[1]?.destroyed).toBe(true);
});

test('a body that nobody reads is read on for a mebibyte at most, and its connection closed', async () => {
  await server.close();
  await start(100);
  const { socket, heard } = await open(
    'POST /big HTTP/1.1\r\nhost: a\r\ncontent-length: 99999999\r\n\r\n',
  );
  await eventually(() => begun).toEqual(['/big']);
  const [reader] = sockets;
  answers[0]?.end('refused');
  await eventually(() => heard.text).toContain('refused');
  const block = Buffer.alloc(64 * 1024);
  for (let sent = 0; sent < 32 * 1024 * 1024 && socket.writable; sent += block.length)
    socket.write(block);
  await eventually(() => socket.destroyed).toBe(true);
  expect(reader?.bytesRead).toBeLessThan(2 * 1024 * 1024);
});

test('a request that ends after its answer leaves the connection open', async () => {
  const { socket, heard } = await open(
    'POST /late HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\n\r\nha',
  );
  await eventually(() => begun).toEqual(['/late']);
  answers[0]?.end('early');
  await eventually(() => heard.text).toContain('early');
  socket.write('lf');
  socket.write('GET /next HTTP/1.1\r\nhost: a\r\n\r\n');
  await eventually(() => begun).toEqual(['/late', '/next']);
  answers[1]?.end('still open');
  await eventually(() => heard.text).toContain('still open');
});
