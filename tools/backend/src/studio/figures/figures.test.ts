import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { moscowDay } from '@m30/ui-kit/format';
import { someBuyers } from '../../testing/buyers.ts';
import { orderAt } from '../../testing/order-at.ts';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;
let marketer: StudioClient;

beforeAll(async () => {
  backend = await testBackend();
  marketer = await staffAs(backend, 'marketer');
});
afterAll(() => backend.close());

const figures = async (days = '7') =>
  marketer.result<StudioResult<'Figures.Get'>>(marketer.get('Figures.Get', { days }));

/** A table as rows of its label and values. */
const rowsOf = async (id: string) => {
  const table = (await figures()).tables.find((one) => one.id === id);
  return new Map(table?.rows.map(({ label, values }) => [label, values]));
};

test('a period ends today, and each of its days stands in the tables of days', async () => {
  const { from, to, tables } = await figures('30');
  expect(to).toBe(moscowDay(backend.services.clock()));
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(29);
  for (const table of tables) {
    expect(table.rows.every(({ values }) => values.length === table.columns.length)).toBe(true);
    if (table.head === 'День') expect(table.rows).toHaveLength(30);
  }
});

test('an order that is opened and signed counts in the funnel and in the pace of its complex', async () => {
  const [before, pace] = [await rowsOf('funnel'), await rowsOf('complexes')];
  const [buyer] = await someBuyers(backend, 1);
  const sale = await orderAt(backend, 8, buyer);
  const { snapshot } = backend.services.catalogue;
  const complex = snapshot.lots.get(sale.lot)?.complex.name ?? '';
  const [after, paceAfter] = [await rowsOf('funnel'), await rowsOf('complexes')];
  for (const step of ['Заказы', 'Платежи за бронь', 'Подписанные договоры']) {
    expect([step, after.get(step)?.[0]]).toEqual([step, (before.get(step)?.[0] ?? 0) + 1]);
  }
  expect(paceAfter.get(complex)?.[0]).toBe((pace.get(complex)?.[0] ?? 0) + 1);
});

test('what the site counts is told in words: empty filters, searches, and how pages felt', async () => {
  const { counters } = backend.services;
  counters.count('page', '/katalog');
  counters.count('error', '/katalog');
  counters.count('filter', '{"rooms":["4"],"priceTo":5000000}');
  counters.count('search', 'замок');
  for (const mark of ['good', 'good', 'good', 'poor']) counters.count('lcp', '/katalog', mark);
  await counters.flush();
  expect(await rowsOf('pages')).toEqual(new Map([['/katalog', [1, 1]]]));
  expect([...(await rowsOf('filters'))]).toEqual([[expect.stringMatching(/цена до 5/), [1]]]);
  expect(await rowsOf('searches')).toEqual(new Map([['замок', [1]]]));
  expect((await rowsOf('vitals')).get('Главное на экране (LCP)')).toEqual([4, 75, 0, 25]);
});

test('errors of a page that is shown are told, however many other places have more', async () => {
  const { counters } = backend.services;
  const before = (await rowsOf('pages')).get('/katalog')?.[1] ?? 0;
  counters.count('page', '/katalog');
  counters.count('error', '/katalog');
  for (let place = 0; place < 25; place++) {
    for (let times = 0; times < 5; times++) counters.count('error', `/place-${place}`);
  }
  await counters.flush();
  expect((await rowsOf('pages')).get('/katalog')?.[1]).toBe(before + 1);
});

test('everything is taken along as CSV by who may read it', async () => {
  const file = await marketer.visitor.send('/studio/figures.csv?days=7');
  const text = await file.text();
  expect(file.headers.get('content-type')).toContain('text/csv');
  expect(text).toMatch(/От визита до ключей;Лиды;За период;\d+/);
  const editor = await staffAs(backend, 'editor');
  expect((await editor.visitor.send('/studio/figures.csv?days=7')).status).toBe(403);
});
