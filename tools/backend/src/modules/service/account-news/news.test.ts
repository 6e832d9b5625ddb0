import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { news } from '../../content/library/content.table.ts';
import { newsMarks, newsReads } from './account-news.table.ts';
import { latestNewsOf } from './latest-news.ts';
import { buyerAndStranger, someBuyers } from '../../../testing/buyers.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';

type News = ResultOf<'LK.GetNews'>;

let backend: TestBackend;
let buyer: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  ({ buyer, stranger } = await buyerAndStranger(backend));
});
afterAll(() => backend.close());

async function feed(who: TestClient, query: Record<string, string> = {}): Promise<News> {
  return (await who.get('LK.GetNews', query)).body.result as News;
}

const item = (alias: string, more: Partial<typeof news.$inferInsert> = {}) => ({
  ...{ alias, topic: 'Дом', title: alias, lead: 'Коротко.', vendor: null, picture: null },
  ...{ date: '2026-11-18', blocks: [], audience: 'buyers' as const },
  ...more,
});

describe('the feed of a buyer', () => {
  test('holds news of his complexes and of the company, newest first', async () => {
    const { news: found, complexes, total } = await feed(buyer);
    const vendors = new Set(complexes.map(({ vendor }) => vendor));
    expect(vendors.size).toBeGreaterThan(1);
    expect(found.every(({ complex }) => !complex || vendors.has(complex.vendor))).toBe(true);
    expect(found.map(({ date }) => date)).toEqual(
      found
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    const mine = await feed(buyer, { scope: 'mine' });
    const company = await feed(buyer, { scope: 'company' });
    expect(mine.total + company.total).toBe(total);
    expect(company.news.every(({ complex }) => complex === null)).toBe(true);
    expect((await feed(buyer, { page: '999' })).news).toEqual([]);
  });

  test('holds the company alone where he has no order, and nothing from before his account', async () => {
    const { news: found, complexes, unread } = await feed(stranger);
    expect([complexes, unread]).toEqual([[], 0]);
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ complex }) => complex === null)).toBe(true);
  });

  test('opens no news of other complexes, drafts, or news of tomorrow', async () => {
    const { db, content } = backend.services;
    await db
      .insert(news)
      .values([
        item('chernovik', { isDraft: true }),
        item('zavtra', { date: '2026-11-19' }),
        item('chuzhoj-dom', { vendor: 'zaliv' }),
        item('snyato', { publishedUntil: new Date('2026-11-01T00:00:00Z') }),
      ]);
    for (const alias of ['chernovik', 'zavtra', 'chuzhoj-dom', 'snyato', 'nikakaya']) {
      const { status } = await stranger.get('LK.GetNewsItem', { alias });
      expect([alias, status]).toEqual([alias, 404]);
      expect((await stranger.post('LK.ReadNews', { alias })).status).toBe(404);
    }
    await content.refresh();
  });

  test('keeps buyers’ news out of the site', async () => {
    const { body } = await backend.visitor().get('Content.GetNewsItem', {
      alias: 'inzhener-garantii',
    });
    expect(body.code).toBe(404);
    expect((await buyer.get('LK.GetNewsItem', { alias: 'inzhener-garantii' })).status).toBe(200);
  });

  test('leads from one item to its neighbours in time', async () => {
    const { news: found } = await feed(buyer);
    const [first, second, third] = found.map(({ alias }) => alias);
    const { body } = await buyer.get('LK.GetNewsItem', { alias: second ?? '' });
    expect(body.result).toMatchObject({ previous: { alias: third }, next: { alias: first } });
  });
});

describe('reading', () => {
  test('an item makes it read, once; looking at it does not', async () => {
    const before = await feed(buyer);
    const [unread] = before.news.filter((one) => one.unread);
    const alias = unread?.alias ?? '';
    await buyer.get('LK.GetNewsItem', { alias });
    expect((await feed(buyer)).unread).toBe(before.unread);
    for (let press = 0; press < 2; press++) {
      const { body } = await buyer.post('LK.ReadNews', { alias });
      expect(body.result).toEqual({ unread: before.unread - 1 });
    }
    expect((await feed(buyer)).news.find((one) => one.alias === alias)?.unread).toBe(false);
  });

  test('everything leaves nothing unread; what comes later on the same day is new', async () => {
    const { db } = backend.services;
    await db.insert(news).values(item('utrom'));
    expect((await buyer.post('LK.ReadNews', {})).body.result).toEqual({ unread: 0 });
    await db.insert(news).values(item('vecherom'));
    const { unread, news: found } = await feed(buyer);
    expect(unread).toBe(1);
    expect(found.filter((one) => one.unread).map(({ alias }) => alias)).toEqual(['vecherom']);
    const rows = await db.select().from(newsReads);
    expect(rows.map(({ alias }) => alias)).toEqual(['utrom']);
    expect(await db.$count(newsMarks)).toBe(1);
  });
});

test('the first page of the account asks for the newest', async () => {
  const { db } = backend.services;
  const [mark] = await db.select().from(newsMarks);
  const latest = await latestNewsOf(backend.services, mark?.userId ?? 0, 2);
  expect(latest).toEqual([
    expect.objectContaining({ alias: 'vecherom', unread: true, href: '/lk/news/vecherom' }),
    expect.objectContaining({ alias: 'utrom', unread: false }),
  ]);
});

test('a thousand news are cut by the database, and read by one mark', async () => {
  const { db } = backend.services;
  const many = Array.from({ length: 1000 }, (_, index) =>
    item(`news-${String(index).padStart(4, '0')}`, {
      date: new Date(Date.UTC(2020, 0, 1) + Math.floor(index / 6) * 86_400_000)
        .toISOString()
        .slice(0, 10),
    }),
  );
  await db.insert(news).values(many);
  const page = await feed(buyer, { page: '70' });
  expect(page.total).toBeGreaterThan(1000);
  expect(page.news).toHaveLength(12);
  expect(JSON.stringify(page).length).toBeLessThan(10_000);
  await buyer.post('LK.ReadNews', {});
  expect((await feed(buyer)).unread).toBe(0);
  expect(await db.$count(newsReads)).toBeLessThan(10);
  await db.delete(news).where(eq(news.topic, 'Дом'));
});

test('what one buyer reads stays new to another, and what another has read stays read', async () => {
  const { db } = backend.services;
  const [one, other] = (await someBuyers(backend, 2)) as [TestClient, TestClient];
  await db.insert(news).values([item('nam-oboim'), item('odnomu')]);
  const isUnread = async (who: TestClient, alias: string) =>
    (await feed(who)).news.filter((found) => found.alias === alias).map(({ unread }) => unread);
  const before = (await feed(other)).unread;
  await one.post('LK.ReadNews', { alias: 'nam-oboim' });
  expect(await isUnread(one, 'nam-oboim')).toEqual([false]);
  expect(await isUnread(other, 'nam-oboim')).toEqual([true]);
  expect((await feed(other)).unread).toBe(before);
  await other.post('LK.ReadNews', { alias: 'odnomu' });
  backend.clock.pass(24 * 3600);
  await one.post('LK.ReadNews', {});
  expect(await isUnread(other, 'odnomu')).toEqual([false]);
  expect(await isUnread(other, 'nam-oboim')).toEqual([true]);
});
