import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { received } from '../../testing/outbox.ts';
import { freeLots } from '../../testing/buyers.ts';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';
import { lots } from '../../modules/estate/objects.table.ts';
import { imports } from '../../modules/catalogue/import/imports.table.ts';
import {
  importRuns,
  importSources,
} from '../../modules/catalogue/intake/watch/import-sources.table.ts';

type Details = StudioResult<'Imports.Source'>['source'];

let backend: TestBackend;
let admin: StudioClient;
let folder = '';
let id = '';

/** What the other side answers with. */
let answer: { status: number; text: string; etag?: string } = { status: 404, text: '' };
let requests = 0;
/** Answers are held back until it is fulfilled. */
let gate = Promise.resolve();
const server = createServer((request, response) => {
  requests += 1;
  void gate.then(() => {
    const isSeen = answer.etag !== undefined && request.headers['if-none-match'] === answer.etag;
    response.writeHead(isSeen ? 304 : answer.status, answer.etag ? { etag: answer.etag } : {});
    response.end(isSeen ? undefined : answer.text);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  folder = await mkdtemp(join(tmpdir(), 'm30-import-'));
  backend = await testBackend({
    environment: { IMPORT_FOLDER: folder, IMPORT_ALLOW_PRIVATE: '1', LEADS_TO: 'staff@site.test' },
  });
  admin = await staffAs(backend, 'administrator');
  id = (await freeLots(backend, 1))[0]?.id ?? '';
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await backend.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await backend.services.db.delete(importSources);
});

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/lots.csv?key=secret`;
const told = (change: object = {}) => ({
  ...{ title: 'Фид', kind: 'url', url: url(), every: 'hour', hour: 0 },
  ...{ self_apply: true, close_gone: false, ...change },
});
const declareTable = async (change: object = {}) =>
  (await admin.result<{ source: Details }>(admin.post('Imports.SaveSource', told(change)))).source
    .guid;
/** Its columns have been confirmed. */
const declare = async (change: object = {}) => {
  const guid = await declareTable(change);
  const mapping = { columns: { лот: 'id', цена: 'price' } };
  await backend.services.db
    .update(importSources)
    .set({ mapping })
    .where(eq(importSources.guid, guid));
  return guid;
};
const get = async (source: string) =>
  (await admin.result<{ source: Details }>(admin.get('Imports.Source', { source }))).source;
const outcomes = async (source: string) => (await get(source)).runs.map(({ outcome }) => outcome);
const priceOf = async () => {
  const [lot] = await backend.services.db.select().from(lots).where(eq(lots.id, id));
  return lot?.price ?? 0;
};
const csv = (kopecks: number) => `лот;цена\n${id};${kopecks / 100}\n`;
const letters = async () =>
  (await received(backend.services)).filter(({ to }) => to === 'staff@site.test').length;
const written = async () => (await backend.services.db.select().from(imports)).length;

/** An hour later, when a session has long ended. */
async function passHour() {
  backend.clock.pass(3601);
  await backend.services.importWatch.run();
  admin = await staffAs(backend, 'administrator');
}

test('a file is written by itself, is not read twice, and a failure neither stops the schedule nor is told twice', async () => {
  const price = (await priceOf()) + 100_00;
  answer = { status: 200, text: csv(price), etag: '"1"' };
  const source = await declare();
  await backend.services.importWatch.run();
  expect(await priceOf()).toBe(price);
  expect(backend.services.catalogue.snapshot.lots.get(id)?.price).toBe(price);
  await passHour();
  const before = await letters();
  answer = { status: 500, text: '' };
  await passHour();
  await passHour();
  expect(await letters()).toBe(before + 1);
  answer = { status: 200, text: csv(price + 100_00), etag: '"2"' };
  await passHour();
  expect(await priceOf()).toBe(price + 100_00);
  expect(await outcomes(source)).toEqual(['applied', 'failed', 'failed', 'unchanged', 'applied']);
  const { runs, due_at: due } = await get(source);
  expect(runs[1]?.message).toBe('Источник ответил ошибкой 500');
  expect(due).toBe(new Date(backend.clock().getTime() + 3_600_000).toISOString());
});

test('what is suspicious waits with its difference, and is written when somebody has looked at it', async () => {
  const price = await priceOf();
  answer = { status: 200, text: csv(price / 2), etag: '"half"' };
  const before = await letters();
  const source = await declare();
  await backend.services.importWatch.run();
  expect(await priceOf()).toBe(price);
  expect(await letters()).toBe(before + 1);
  const { waiting } = await get(source);
  expect(waiting).toMatchObject({ file: 'lots.csv', suspicious: 1 });
  backend.clock.pass(60);
  const decide = (more: object = {}) =>
    admin.post('Imports.Decide', { run: waiting?.run, apply: true, ...more });
  const { body } = await decide({ accept_suspicious: true });
  expect(body.result).toEqual({ outcome: 'applied' });
  expect(await priceOf()).toBe(price / 2);
  expect(await outcomes(source)).toEqual(['applied', 'superseded']);
  expect((await decide()).status).toBe(409);
  await admin.post('Imports.Undo', { import: (await lastImport()).guid });
  expect(await priceOf()).toBe(price);
});

const lastImport = async () => {
  const { imports: all } = await admin.result<StudioResult<'Imports.List'>>(
    admin.get('Imports.List'),
  );
  return all[0] ?? { guid: '' };
};

test('where nobody lets it write by itself, a file waits; one that has changed since is not written by the old decision', async () => {
  const price = await priceOf();
  answer = { status: 200, text: csv(price + 100_00) };
  const source = await declare({ self_apply: false });
  await backend.services.importWatch.run();
  const first = (await get(source)).waiting;
  answer = { status: 200, text: csv(price + 200_00) };
  backend.clock.pass(60);
  const decided = await admin.post('Imports.Decide', { run: first?.run, apply: true });
  expect(decided.body.result).toEqual({ outcome: 'waiting' });
  expect(await priceOf()).toBe(price);
  const second = (await get(source)).waiting;
  expect(second?.parts[0]?.lines[0]).not.toBe(first?.parts[0]?.lines[0]);
  await admin.post('Imports.Decide', { run: second?.run, apply: false });
  const before = await letters();
  await passHour();
  expect(await outcomes(source)).toEqual(['unchanged', 'dismissed', 'superseded']);
  expect([await letters(), (await get(source)).waits]).toEqual([before, false]);
});

test('a file of the folder is taken whole, and one with mistakes is told and read again', async () => {
  const price = (await priceOf()) + 100_00;
  const source = await declare({ kind: 'folder', url: '' });
  await writeFile(join(folder, 'lots.csv'), `лот;цена\n${id};дорого\n`);
  await backend.services.importWatch.run();
  expect(await outcomes(source)).toEqual(['growing']);
  backend.clock.pass(61);
  await backend.services.importWatch.run();
  expect((await get(source)).last).toMatchObject({
    outcome: 'refused',
    message: expect.stringMatching(/дорого/),
  });
  await writeFile(join(folder, 'lots.csv'), csv(price));
  await passHour();
  backend.clock.pass(61);
  await backend.services.importWatch.run();
  expect(await priceOf()).toBe(price);
});

test('of two processes one reads a source that is due', async () => {
  const other = await backend.restarted({ IMPORT_ALLOW_PRIVATE: '1' });
  answer = { status: 200, text: csv((await priceOf()) + 100_00) };
  const source = await declare();
  const [had, before] = [requests, await written()];
  let open = () => {};
  gate = new Promise((resolve) => (open = resolve));
  const both = [backend.services.importWatch.run(), other.services.importWatch.run()];
  await expect.poll(() => requests - had).toBe(1);
  open();
  await Promise.all(both);
  await other.services.importWatch.run();
  expect([requests - had, (await written()) - before]).toEqual([1, 1]);
  expect(await outcomes(source)).toEqual(['applied']);
});

test('a run that was left in the middle is said to be so, and is made anew by whoever comes next', async () => {
  const { db } = backend.services;
  const price = (await priceOf()) + 100_00;
  answer = { status: 200, text: csv(price) };
  const source = await declare();
  const busyUntil = new Date(backend.clock().getTime() + 60_000);
  await db.update(importSources).set({ busyUntil }).where(eq(importSources.guid, source));
  await db.insert(importRuns).values({
    ...{ guid: source, sourceGuid: source, at: backend.clock(), outcome: 'running' },
  });
  await backend.services.importWatch.run();
  expect(await outcomes(source)).toEqual(['running']);
  await passHour();
  expect(await outcomes(source)).toEqual(['applied', 'interrupted']);
  expect(await priceOf()).toBe(price);
});

test('neither the own network nor a folder that is not there is a source', async () => {
  const strict = await backend.restarted({ IMPORT_FOLDER: '', IMPORT_ALLOW_PRIVATE: '0' });
  const other = await staffAs(strict, 'administrator');
  const refused = async (change: object) => {
    const { status, body } = await other.post('Imports.SaveSource', told(change));
    return [status, (body.result as { issues: { path: string }[] }).issues[0]?.path];
  };
  expect(await refused({ url: 'https://10.0.0.1/lots.csv' })).toEqual([422, 'url']);
  expect(await refused({ url: 'http://example.com/lots.csv' })).toEqual([422, 'url']);
  expect(await refused({ kind: 'folder' })).toEqual([422, 'kind']);
});

test('columns of a table wait until somebody confirms them, later files are read by them, and one without them is stopped', async () => {
  const price = (await priceOf()) + 100_00;
  answer = { status: 200, text: csv(price) };
  const source = await declareTable();
  await backend.services.importWatch.run();
  expect(await priceOf()).not.toBe(price);
  const first = await get(source);
  expect(first.last?.message).toMatch(/^Столбцы таблицы ещё никто не подтвердил/);
  expect(first.waiting).toMatchObject({
    guessed: true,
    columns: [
      { heading: 'лот', example: id, field: 'id', missing: false },
      { heading: 'цена', field: 'price', missing: false },
    ],
  });
  backend.clock.pass(60);
  await admin.post('Imports.Decide', { run: first.waiting?.run, apply: true });
  expect(await priceOf()).toBe(price);
  expect((await get(source)).columns).toEqual([
    { heading: 'лот', meaning: 'лот' },
    { heading: 'цена', meaning: 'цена' },
  ]);

  answer = {
    status: 200,
    text: csv(price + 100_00)
      .replace('цена', 'цена;стоимость')
      .replace(/\n$/, ';5\n'),
  };
  await passHour();
  expect(await priceOf()).toBe(price + 100_00);
  answer = { status: 200, text: csv(price).replace('цена', 'стоимость') };
  await passHour();
  expect(await priceOf()).toBe(price + 100_00);
  expect((await get(source)).last).toMatchObject({
    outcome: 'refused',
    message: expect.stringMatching(/нет столбца «цена» из сопоставления/),
  });

  const { waiting } = await get(source);
  expect(waiting).toMatchObject({ outcome: 'refused', guessed: false });
  expect(waiting?.columns.at(-1)).toEqual({
    ...{ heading: 'цена', example: '', field: 'price', missing: true },
  });
  await admin.post('Imports.ForgetColumns', { source });
  await passHour();
  expect(await get(source)).toMatchObject({ columns: [], waits: true });
});

test('columns that were guessed wrongly are corrected at the desk, kept with the source, and read by the schedule', async () => {
  const price = (await priceOf()) + 100_00;
  const odd = (amount: number) => `Шифр;К оплате\n${id};${amount / 100}\n`;
  answer = { status: 200, text: odd(price) };
  const source = await declareTable();
  await backend.services.importWatch.run();
  const { last, waiting, waits } = await get(source);
  expect([last?.outcome, waits]).toEqual(['refused', false]);
  expect(waiting).toMatchObject({
    outcome: 'refused',
    columns: [
      { heading: 'Шифр', example: id, field: null },
      { heading: 'К оплате', example: String(price / 100), field: null },
    ],
  });
  const run = waiting?.run;
  const columns = [
    { heading: 'Шифр', field: 'id' },
    { heading: 'К оплате', field: 'price' },
  ];
  const compared = await admin.result<StudioResult<'Imports.Compare'>>(
    admin.post('Imports.Compare', { run, columns }),
  );
  expect(compared).toMatchObject({
    outcome: 'dry-run',
    columns: [{ field: 'id' }, { field: 'price' }],
  });
  expect([(await priceOf()) === price, (await get(source)).columns]).toEqual([false, []]);
  backend.clock.pass(60);
  const decided = await admin.post('Imports.Decide', { run, apply: true, columns });
  expect(decided.body.result).toEqual({ outcome: 'applied' });
  expect(await priceOf()).toBe(price);
  expect((await get(source)).columns).toEqual([
    { heading: 'Шифр', meaning: 'лот' },
    { heading: 'К оплате', meaning: 'цена' },
  ]);
  answer = { status: 200, text: odd(price + 100_00) };
  await passHour();
  expect(await priceOf()).toBe(price + 100_00);
  expect((await admin.post('Imports.Compare', { run, columns })).status).toBe(409);
});

test('a file that has changed meanwhile, or is not to be had, is compared by no other columns', async () => {
  const price = (await priceOf()) + 100_00;
  answer = { status: 200, text: csv(price) };
  const source = await declareTable();
  await backend.services.importWatch.run();
  const run = (await get(source)).waiting?.run;
  const columns = [
    { heading: 'лот', field: 'id' },
    { heading: 'цена', field: null },
  ];
  answer = { status: 200, text: csv(price + 100_00) };
  expect((await admin.post('Imports.Compare', { run, columns })).status).toBe(409);
  answer = { status: 500, text: '' };
  expect((await admin.post('Imports.Compare', { run, columns })).status).toBe(422);
});

test('a deleted source is read no more, keeps its runs and what it wrote, and loses its address', async () => {
  const { db } = backend.services;
  const price = (await priceOf()) + 100_00;
  answer = { status: 200, text: csv(price) };
  const source = await declare();
  await backend.services.importWatch.run();
  answer = { status: 200, text: csv(price / 2) };
  await passHour();
  const { waiting } = await get(source);
  const remove = () => admin.post('Imports.DeleteSource', { source });
  const busyUntil = new Date(backend.clock().getTime() + 60_000);
  await db.update(importSources).set({ busyUntil }).where(eq(importSources.guid, source));
  expect((await remove()).status).toBe(409);
  await db.update(importSources).set({ busyUntil: null }).where(eq(importSources.guid, source));
  expect((await remove()).status).toBe(200);
  const had = requests;
  await passHour();
  expect([requests, await priceOf()]).toEqual([had, price]);
  const all = await admin.result<StudioResult<'Imports.Sources'>>(admin.get('Imports.Sources'));
  expect(all).toMatchObject({ sources: [], deleted: [{ guid: source, title: 'Фид' }] });
  expect(await get(source)).toMatchObject({ url: '', waiting: null, due_at: null });
  expect(await outcomes(source)).toEqual(['dismissed', 'applied']);
  const rest = [
    ...[remove(), admin.post('Imports.CheckSource', { source })],
    admin.post('Imports.SaveSource', told({ source })),
  ];
  expect((await Promise.all(rest)).map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await admin.post('Imports.Decide', { run: waiting?.run, apply: true })).status).toBe(409);
});

test('the journal has no key of an address', async () => {
  const source = await declare();
  await admin.post('Imports.SaveSource', told({ source, title: 'Фид отдела продаж' }));
  const answer = await admin.get('Audit.List', { subject: 'import_source' });
  expect(JSON.stringify(answer.body)).toContain('Источник импорта изменён');
  expect(JSON.stringify(answer.body)).not.toContain('secret');
});
