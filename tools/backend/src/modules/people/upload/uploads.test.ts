import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { someBuyers } from '../../../testing/buyers.ts';
import {
  openSale,
  orderOf,
  partnerPage,
  sendPiece,
  upload,
  type Sale,
} from '../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { DOCUMENT, makeZip } from '../../../testing/zip.ts';
import { readFileName } from './read-file-name.ts';
import { DOCUMENTS } from './upload-rules.ts';
import { recogniseFile } from './recognise-file.ts';
import { sweepUploads } from './sweep-uploads.ts';
import type { Progress } from './receive-piece.ts';

let backend: TestBackend;
let sale: Sale;
beforeAll(async () => {
  backend = await testBackend();
  sale = await openSale(backend);
});
afterAll(() => backend.close());

const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
const pdf = (size = 2000) => {
  const bytes = new Uint8Array(size).fill(32);
  bytes.set(bytesOf('%PDF-1.7\n'));
  return bytes;
};
const drawn = sharp({ create: { width: 3, height: 2, channels: 3, background: '#7a8b99' } });
const png = new Uint8Array(await drawn.clone().png().toBuffer());
const jpg = new Uint8Array(await drawn.clone().jpeg().toBuffer());
const heic = bytesOf([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic', 'rest of the picture');

const files = async () => readdir(join(backend.services.config.dataDir, 'uploads'));
const announce = (size: number, name = 'Паспорт.pdf') =>
  sale.buyer.post('Order.AddFile', { guid: sale.order, kind: 'other', name, size });
const begun = async (size: number, name?: string) =>
  (await announce(size, name)).body.result as ResultOf<'Order.AddFile'>;
const progressOf = (body: { result?: unknown }) => body.result as Progress;

describe('a file', () => {
  test.each([
    ['pdf', pdf(), 'Паспорт.pdf'],
    ['png', png, 'Скан.PNG'],
    ['jpg', jpg, 'Скан.jpeg'],
    ['heic', heic, 'IMG_0001.HEIC'],
    ['docx', makeZip(DOCUMENT), 'Справка.docx'],
    ['png', png, 'Это картинка.pdf'],
  ])('of type %s is taken by its content', async (type, bytes, name) => {
    const { status, body } = await upload(sale, bytes, { kind: 'other', name });
    expect([status, body.message]).toEqual([200, undefined]);
    expect(progressOf(body).file).toMatchObject({ type, size: bytes.length });
  });

  test('comes in pieces, and after a break goes on from where it stopped', async () => {
    const bytes = pdf(1_200_000);
    const { upload: guid, chunk } = await begun(bytes.length, 'Большой.pdf');
    await sendPiece(sale.buyer, { guid, offset: 0, bytes: bytes.slice(0, chunk) });
    const wrong = await sendPiece(sale.buyer, { guid, offset: 0, bytes: bytes.slice(0, chunk) });
    expect([wrong.status, wrong.body.result]).toMatchObject([409, { details: { offset: chunk } }]);
    const again = await begun(bytes.length, 'Большой.pdf');
    expect(again).toEqual({ upload: guid, offset: chunk, chunk });
    const asked = await sale.buyer.get(`uploads/${guid}`);
    expect(asked.body.result).toEqual({ offset: chunk, size: bytes.length, file: null });
    const last = await sendPiece(sale.buyer, { guid, offset: chunk, bytes: bytes.slice(chunk) });
    expect(progressOf(last.body)).toMatchObject({ offset: bytes.length, file: { guid } });
    const repeated = await sendPiece(sale.buyer, { guid, offset: chunk, bytes: new Uint8Array() });
    expect(progressOf(repeated.body).file).toMatchObject({ guid });
  });

  test('whose connection broke off keeps the bytes that came', async () => {
    const bytes = pdf(300_000);
    const { upload: guid } = await begun(bytes.length, 'Обрыв.pdf');
    let sent = false;
    const body = new ReadableStream({
      pull(controller) {
        if (sent) controller.error(new Error('the train went into a tunnel'));
        else controller.enqueue(bytes.slice(0, 100_000));
        sent = true;
      },
    });
    const headers = { 'content-type': 'application/octet-stream' };
    const init = { method: 'PATCH', body, headers, duplex: 'half' } as const;
    expect((await sale.buyer.send(`/api/uploads/${guid}?offset=0`, init)).status).toBe(400);
    const { body: asked } = await sale.buyer.get(`uploads/${guid}`);
    expect(progressOf(asked).offset).toBe(100_000);
    const rest = { guid, offset: 100_000, bytes: bytes.slice(100_000) };
    expect(progressOf((await sendPiece(sale.buyer, rest)).body).file).not.toBeNull();
  });

  test('is given to its buyer alone, to be saved and never shown', async () => {
    const { body } = await upload(sale, pdf(), { kind: 'inn', name: 'ИНН "мой" <1>.pdf' });
    const { src = '', guid = '' } = progressOf(body).file ?? {};
    const own = await sale.buyer.send(src);
    expect(new Uint8Array(await own.arrayBuffer())).toEqual(pdf());
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('ИНН "мой" <1>.pdf')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const [stranger] = await someBuyers(backend, 1);
    expect((await stranger?.send(src))?.status).toBe(404);
    expect((await backend.visitor().send(src)).status).toBe(401);
    const gone = await stranger?.post('Order.DeleteFile', { guid: sale.order, file: guid });
    expect(gone?.status).toBe(404);
    expect((await stranger?.get(`uploads/${guid}`))?.status).toBe(404);
  });

  test('can be deleted with its bytes, and stands in the order until then', async () => {
    const { body } = await upload(sale, pdf(), { kind: 'snils', name: 'СНИЛС.pdf' });
    const { guid = '' } = progressOf(body).file ?? {};
    const listed = async () => JSON.stringify((await orderOf(sale)).files).includes(guid);
    expect(await listed()).toBe(true);
    expect(await files()).toContain(guid);
    const asked = { guid: sale.order, file: guid };
    expect((await sale.buyer.post('Order.DeleteFile', asked)).status).toBe(200);
    expect((await sale.buyer.post('Order.DeleteFile', asked)).status).toBe(200);
    expect(await listed()).toBe(false);
    expect(await files()).not.toContain(guid);
  });

  test('that nobody goes on with is thrown away after a day', async () => {
    const { upload: guid } = await begun(5000, 'Забытый.pdf');
    await sendPiece(sale.buyer, { guid, offset: 0, bytes: pdf(100) });
    backend.clock.pass(23 * 3600);
    await sweepUploads(backend.services);
    expect(await files()).toContain(guid);
    backend.clock.pass(2 * 3600);
    await sweepUploads(backend.services);
    expect(await files()).not.toContain(guid);
    backend.clock.pass(-25 * 3600);
  });
});

describe('abuse is refused with a clear message:', () => {
  const svg = bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = bytesOf('<!doctype html><script>alert(1)</script>');
  const bomb = makeZip([...DOCUMENT, { name: 'word/big.bin', unpacked: 0xfffffff0 }]);
  const hidden = makeZip([...DOCUMENT, { name: 'word/vbaProject.bin' }]);
  new DataView(hidden.buffer).setUint16(hidden.length - 12, DOCUMENT.length, true);
  const crowd = Array.from({ length: 2001 }, (_, index) => ({ name: `word/${index}.xml` }));
  const wrong = 'Подойдут файлы PDF, JPG, PNG, HEIC и DOCX';

  test.each([
    ['a script in an SVG', svg, 'план.svg', wrong],
    ['an SVG that calls itself a picture', svg, 'план.png', wrong],
    ['a page that calls itself a document', html, 'договор.pdf', wrong],
    ['a picture of noise', bytesOf([...jpg.slice(0, 200)]), 'скан.jpg', /^Фотография не.читается/],
    ['a program', bytesOf('MZ', [0x90, 0, 3, 0, 0, 0]), 'паспорт.pdf', wrong],
    ['an archive', makeZip([{ name: 'a.txt' }]), 'документы.docx', wrong],
    ['an ending that is not taken', pdf(), 'паспорт.exe', wrong],
    ['a name without an ending', pdf(), 'паспорт', wrong],
    ['a path in the name', pdf(), '../../etc/passwd.pdf', /не должно быть пути/],
    ['a path of Windows', pdf(), 'C:\\Users\\паспорт.pdf', /не должно быть пути/],
    ['a zip bomb', bomb, 'справка.docx', /распаковывается в слишком большой/],
    ['a bomb of many entries', makeZip([...DOCUMENT, ...crowd]), 'справка.docx', /слишком большой/],
    [
      'a bomb whose entries share their bytes',
      makeZip([...DOCUMENT, { name: 'word/a.xml', packed: 1_000_000 }]),
      'справка.docx',
      /слишком большой/,
    ],
    [
      'a way out of the folder inside a document',
      makeZip([...DOCUMENT, { name: '../../evil.sh' }]),
      'справка.docx',
      /слишком большой/,
    ],
    ['macros', makeZip([...DOCUMENT, { name: 'word/vbaProject.bin' }]), 'справка.docx', /макросы/],
    ['macros that the number of entries leaves out', hidden, 'справка.docx', /повреждён/],
    [
      'a password',
      makeZip([...DOCUMENT, { name: 'word/a.xml', encrypted: true }]),
      'справка.docx',
      /паролем/,
    ],
    ['a torn archive', makeZip(DOCUMENT).slice(0, -10), 'справка.docx', /повреждён/],
    ['an empty file', new Uint8Array(), 'пустой.pdf', /пустой/],
  ])('%s', async (_, bytes, name, message) => {
    const before = await files();
    const answer = await upload(sale, bytes, { kind: 'other', name });
    expect([answer.status, answer.body.code]).toEqual([422, 422]);
    expect(answer.body.message).toMatch(message);
    expect(await files()).toEqual(before);
  });

  test('11 MiB, before a byte is sent', async () => {
    const { status, body } = await announce(11 * 1024 * 1024);
    expect([status, body.message]).toEqual([422, 'Файл больше 10 МБ. Сожмите его или разделите']);
  });

  test('more bytes than were announced', async () => {
    const { upload: guid } = await begun(1000, 'Враньё.pdf');
    const answer = await sendPiece(sale.buyer, { guid, offset: 0, bytes: pdf(500_000) });
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'Файл изменился, пока отправлялся. Добавьте его ещё раз',
    ]);
    const path = join(backend.services.config.dataDir, 'uploads', guid);
    expect((await stat(path)).size).toBeLessThanOrEqual(1000);
  });

  test('a hundred files at once: twenty are taken, memory stays flat', async () => {
    const own = await openSale(backend);
    const before = process.memoryUsage().rss;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => upload(own, pdf(), { name: `${index}.pdf` })),
    );
    const accepted = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect([accepted.length, refused.length]).toEqual([20, 80]);
    expect(refused[0]?.body.message).toContain('Файлов уже 20');
    expect((await orderOf(own)).files).toHaveLength(20);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  test('a file of ten megabytes is never in memory as a whole', async () => {
    const bytes = pdf(10 * 1024 * 1024);
    const own = await openSale(backend);
    const announced = { guid: own.order, kind: 'other', name: 'Десять.pdf', size: bytes.length };
    const { body } = await own.buyer.post('Order.AddFile', announced);
    const { upload: guid } = body.result as ResultOf<'Order.AddFile'>;
    let peak = 0;
    let at = 0;
    const stream = new ReadableStream({
      pull(controller) {
        peak = Math.max(peak, process.memoryUsage().arrayBuffers);
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(at, (at += 64 * 1024)));
      },
    });
    const before = process.memoryUsage().arrayBuffers;
    const headers = { 'content-type': 'application/octet-stream' };
    const init = { method: 'PATCH', body: stream, headers, duplex: 'half' } as const;
    const response = await own.buyer.send(`/api/uploads/${guid}?offset=0`, init);
    expect(response.status).toBe(200);
    expect(peak - before).toBeLessThan(5 * 1024 * 1024);
  });

  test('bytes to somebody else’s upload, or to none', async () => {
    const { upload: guid } = await begun(1000, 'Чужой.pdf');
    const [stranger] = await someBuyers(backend, 1);
    for (const visitor of [stranger ?? backend.visitor(), backend.visitor()]) {
      const answer = await sendPiece(visitor, { guid, offset: 0, bytes: pdf(1000) });
      expect(answer.status).toBe(404);
    }
    for (const path of ['nothing', '../../etc', '00000000-0000-4000-8000-000000000000']) {
      const answer = await sendPiece(sale.buyer, { guid: path, offset: 0, bytes: pdf(10) });
      expect(answer.status).toBe(404);
    }
  });

  test('bytes from another site’s page', async () => {
    const { upload: guid } = await begun(1000, 'Чужая страница.pdf');
    const headers = { 'content-type': 'application/octet-stream', origin: 'https://evil.test' };
    const init = { method: 'PATCH', body: pdf(1000), headers };
    expect((await sale.buyer.send(`/api/uploads/${guid}?offset=0`, init)).status).toBe(403);
  });

  test('files of an order that takes none any more', async () => {
    const own = await openSale(backend);
    await partnerPage(own, 'Order.Pay', { purpose: 'hold' });
    await own.buyer.post('Order.Cancel', { guid: own.order, reason: 'other' });
    expect((await upload(own, pdf(), { name: 'Поздно.pdf' })).status).toBe(409);
  });
});

describe('the name of a file', () => {
  test.each([
    ['Паспорт.pdf', 'Паспорт'],
    ['  скан (1).JPG ', 'скан (1)'],
    ['И\u0306од.png', 'Йод'],
    ['счёт\u202egpj.pdf', 'счётgpj'],
    ['a\0b.pdf', 'ab'],
    ['архив.tar.pdf', 'архив.tar'],
    [`${'я'.repeat(250)}.pdf`, 'я'.repeat(100)],
    [`${'я'.repeat(99)} ${'я'.repeat(9)}.pdf`, 'я'.repeat(99)],
    ['скан \u00a0\u3000.pdf', 'скан'],
    ['\u3164скан\u2800.pdf', 'скан'],
    ['\u200fскан\u200e\u2067.pdf', 'скан'],
    ['.скрытый.pdf', 'скрытый'],
    ['скан. .pdf', 'скан'],
    ['con.pdf', '_con'],
    ['CON .txt.pdf', '_CON .txt'],
    ['lpt¹.png', '_lpt¹'],
    ['контракт.pdf', 'контракт'],
    ['console.pdf', 'console'],
  ])('%j is stored as %j', (given, stored) => expect(readFileName(given, DOCUMENTS)).toBe(stored));

  test.each([
    '.pdf',
    ' .pdf',
    '..',
    `${'.'.repeat(255)}.pdf`,
    '\u3164.pdf',
    '\u200f.pdf',
    '/.pdf',
    'a/b.pdf',
    'a\\b.pdf',
    'c:x.pdf',
    'x',
  ])('%j is refused', (given) => expect(() => readFileName(given, DOCUMENTS)).toThrow());
});

test('any bytes are recognised or refused, nothing breaks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'm30-sniff-'));
  const heads = ['PK\x03\x04', 'PK\x05\x06', '%PDF', '\xff\xd8\xff', '\x89PNG', '<?xml', ''];
  for (let round = 0; round < 200; round++) {
    const head = Buffer.from(heads[round % heads.length] ?? '', 'latin1');
    const noise = Buffer.from(Array.from({ length: round * 3 }, () => Math.random() * 256));
    const path = join(folder, String(round));
    await writeFile(path, Buffer.concat([head, noise]));
    await recogniseFile(path).catch((error: Error) => expect(error.name).toBe('Refused'));
  }
  await rm(folder, { recursive: true });
});
