import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

type Feeds = StudioResult<'Feeds.List'>['feeds'];
type Feed = StudioResult<'Feeds.Get'>['feed'];
type Complexes = StudioResult<'Feeds.Complexes'>['complexes'];

let backend: TestBackend;
let marketer: StudioClient;

beforeAll(async () => {
  backend = await testBackend();
  marketer = await staffAs(backend, 'marketer');
});
afterAll(() => backend.close());

const mine = { name: 'avito-sosny', title: 'Авито, Сосны', channel: 'avito' };
const save = (change: object = {}) =>
  marketer.post('Feeds.Save', { ...mine, filter: '/katalog?complex=sosny&sort=price', ...change });
const get = async (name = mine.name) =>
  (await marketer.result<{ feed: Feed }>(marketer.get('Feeds.Get', { name }))).feed;

async function run() {
  backend.clock.pass(60);
  await backend.services.feedMaker.run();
}

test('a feed by a filter is made, its report says what is refused, and a number of the channel mends it', async () => {
  const { status, body } = await save({ fresh: true });
  expect([status, (body.result as { feed: Feed }).feed]).toMatchObject([
    200,
    {
      filter: 'complex=sosny',
      state: 'waiting',
      address: 'http://site.test/feeds/avito-sosny.xml',
    },
  ]);
  await run();
  const refused = await get();
  expect(refused).toMatchObject({ state: 'ready', lots: 0 });
  expect(refused.reasons).toMatchObject([{ reason: 'Нет данных: номер комплекса на Авито' }]);
  expect(refused.reasons[0]?.lots[0]?.url).toMatch(/^\/obekty\/sosny\//);

  const listed = await marketer.result<{ complexes: Complexes }>(marketer.get('Feeds.Complexes'));
  const { id, walls, cian } = listed.complexes.find((one) => one.id === 'sosny') ?? {};
  const told = { complex: id, walls, cian, avito: '9100908', domclick: '' };
  expect((await marketer.post('Feeds.SaveComplex', told)).status).toBe(200);
  await run();
  expect(await get()).toMatchObject({ refused: 0, reasons: [], lots: refused.refused });
  expect((await backend.visitor().send('/feeds/avito-sosny.xml')).status).toBe(200);
});

test('a feed is changed and switched off, each with its entry of the journal', async () => {
  expect((await save({ title: 'Сосны', enabled: false, filter: '' })).status).toBe(200);
  expect(await get()).toMatchObject({ title: 'Сосны', state: 'off', filter: '' });
  const { feeds } = await marketer.result<{ feeds: Feeds }>(marketer.get('Feeds.List'));
  expect(feeds.map(({ name }) => name)).toContain('yandex');
  const administrator = await staffAs(backend, 'administrator');
  const { entries } = await administrator.result<StudioResult<'Audit.List'>>(
    administrator.get('Audit.List', { subject: 'feed' }),
  );
  expect(entries.map(({ summary }) => summary)).toEqual([
    'Выгрузка изменена: Сосны',
    'Новая выгрузка: Авито, Сосны',
  ]);
});

test.each([
  ['a name that is taken', { fresh: true }, 409, 'name'],
  ['a name that is no part of an address', { fresh: true, name: '../x' }, 400, 'name'],
  ['a filter that is none', { filter: 'colour=red' }, 422, 'filter'],
  ['a feed that is not there', { name: 'nobody' }, 404, undefined],
])('%s is refused', async (_, change, status, path) => {
  const answer = await save(change);
  const { issues = [] } = (answer.body.result ?? {}) as { issues?: { path: string }[] };
  expect([answer.status, issues[0]?.path]).toEqual([status, path]);
});
