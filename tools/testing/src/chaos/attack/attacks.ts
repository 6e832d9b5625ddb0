import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { largePhoto } from '@m30/backend/testing/large-photo';
import { sendRaw } from '@m30/backend/testing/send-raw';
import { sendPhoto } from './send-photo.ts';

/** Something that one sender does; ends when it has its answers, or has left. */
export type Attack = (port: number) => Promise<unknown>;

const MB = 1024 * 1024;

const URLENCODED = 'application/x-www-form-urlencoded';

const head = (length: number, type = URLENCODED) =>
  `POST /oplata HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

/** Sends a body of some blocks and waits for an answer, which has to be a refusal or a page. */
function post(block: Buffer, blocks = 1, type = URLENCODED): Attack {
  return async (port) => {
    const parts = [head(block.length * blocks, type), ...new Array<Buffer>(blocks).fill(block)];
    const answer = await sendRaw(port, parts);
    if (!/^HTTP\/1.1 (4\d\d|503) [^]*[а-я]{4}/.test(answer)) {
      throw new Error(`a body was answered: ${answer.slice(0, 200) || 'nothing'}`);
    }
  };
}

/** The same by some at once. */
const together =
  (count: number, attack: Attack): Attack =>
  (port) =>
    Promise.all(Array.from({ length: count }, () => attack(port)));

/** What every visitor's form is: the measure of the others. */
const smallBody = post(Buffer.from('a='.padEnd(100, 'a')));

const pairs = (count: number) => Buffer.from('a=1&'.repeat(count));

const part = '--limit\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';

/** A photo of two passes and one of many lines, as large as one may be, and one that is too large to be looked at. */
const dearPhotos = [
  { megapixels: 24, progressive: true },
  { megapixels: 48, progressive: false },
  { megapixels: 100, progressive: true },
].map((photo) => largePhoto(photo));

const photos: Attack = async (port) => {
  for (const photo of dearPhotos) await sendPhoto(port, await photo);
};

/** Bodies by name. */
export const bodies = {
  '8 MB of 2,000,000 fields': post(pairs(2_000_000)),
  '200 MB': post(Buffer.alloc(MB, 'a'), 200),
  '20 MB of 400,000 parts': post(
    Buffer.from(part.repeat(400_000)),
    1,
    'multipart/form-data; boundary=limit',
  ),
  '24 × 2 MB at once': together(24, post(pairs(500_000))),
  '64 × 64 KB at once': together(64, post(pairs(16_000))),
  '100 half-sent': together(100, async (port) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(head(60_000) + 'a'.repeat(50_000));
    await sleep(2_000);
    socket.destroy();
  }),
  '6 × photos of 24, 48 and 100 megapixels at once': together(6, photos),
};

/** Sends requests of one connection at once and leaves after a second. */
const pipelined: Attack = async (port) => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const start = Math.floor(Math.random() * 1e9);
  const asked = Array.from({ length: 4_000 }, (_, index) => start + index);
  socket.write(asked.map((n) => `GET /?q=${n} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''));
  await sleep(1_000);
  socket.destroy();
};

/** Asks for the feed and reads nothing of it. */
const unread: Attack = async (port) => {
  const socket = connect(port, '127.0.0.1').pause();
  await once(socket, 'connect');
  socket.write('GET /feeds/yandex.xml HTTP/1.1\r\nhost: a\r\n\r\n');
  await sleep(2_000);
  socket.destroy();
};

/** Reads an answer to its end, as it is, so that the sender has nothing to unpack. */
const read =
  (path: () => string, statuses: readonly number[]): Attack =>
  (port) =>
    new Promise((resolve, reject) => {
      const asked = get({ host: '127.0.0.1', port, path: path() }, (answer) => {
        answer.on('end', resolve).on('error', reject).resume();
        const { statusCode = 0 } = answer;
        if (!statuses.includes(statusCode)) reject(new Error(`${path()}: ${statusCode}`));
      });
      asked.on('error', reject);
    });

const feed = read(() => '/feeds/yandex.xml', [200]);

/** A document with an amount that nobody has asked for before, more than the least down payment of the flat below: it has to be printed. */
const paper = (path: (amount: number) => string) =>
  read(() => path(6_000_000 + Math.floor(Math.random() * 4e6)), [200, 429, 503]);

const schedule = paper((price) => `/api/mortgage/schedule.pdf?price=${price}&years=30`);

const sheet = paper((down) => `/api/lots/k2-48.pdf?down=${down}`);

/** Every component in every state: the longest page. */
const kit = read(() => '/ui-kit', [200]);

/** The same by addresses that nobody has asked for before. */
const kitElsewhere = read(() => `/ui-kit?n=${Math.random()}`, [301]);

/** Work by name. */
export const work = {
  '4,000 pipelined pages, the sender gone after a second': pipelined,
  'the same by 10 senders': together(10, pipelined),
  '100 × the feed at once': together(100, feed),
  '200 who do not read the feed': together(200, unread),
  '40 × a new schedule as PDF at once': together(40, schedule),
  '40 × a new sheet of a flat as PDF at once': together(40, sheet),
  '100 × the page of all components at once': together(100, kit),
  '100 × other addresses of that page at once': together(100, kitElsewhere),
};

/** Tens of thousands of requests a second cost the parser its time: how long others wait is a report. */
export const FLOODS: ReadonlySet<string> = new Set(['the same by 10 senders']);

/** What others are measured by. */
export const SMALL = '8 × 100 bytes at once';

/** All by name. */
export const attacks: Readonly<Record<string, Attack>> = {
  [SMALL]: together(8, smallBody),
  ...bodies,
  ...work,
};
