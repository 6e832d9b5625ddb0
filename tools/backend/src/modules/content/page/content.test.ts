import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../library/content.table.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

async function get<Result>(name: string, query: Record<string, string> = {}): Promise<Result> {
  const { status, body } = await backend.visitor().get(name, query);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.result as Result;
}

test('services are listed with their descriptions', async () => {
  const { sections } = await get<{
    sections: { id: string; description: { blocks: unknown[] } }[];
  }>('Content.GetServices');
  expect(sections.length).toBeGreaterThan(2);
  for (const { id, description } of sections) {
    expect(description.blocks.length, id).toBeGreaterThan(0);
    expect(await get('Content.GetService', { id })).toMatchObject({ description });
  }
});

describe('pages', () => {
  test.each([
    '/politika-konfidentsialnosti',
    '/informatsiya-pravovogo-kharaktera',
    '/kompaniya',
    '/kak-kupit',
    '/ddu',
  ])('%s is found with and without a trailing slash', async (path) => {
    const page = await get<{ title: string }>('Content.GetPage', { path });
    expect(await get('Content.GetPage', { path: `${path}/` })).toEqual(page);
    expect(page.title).not.toBe('');
  });

  test('that nobody wrote are not found', async () => {
    const { status, body } = await backend.visitor().get('Content.GetPage', { path: '/nigde' });
    expect([status, body.message]).toEqual([404, 'Такой страницы нет']);
  });

  test('appear after a refresh', async () => {
    const { db, content } = backend.services;
    const page = { path: '/novaya', title: 'Новая', description: '', indexable: true, blocks: [] };
    await db.insert(pages).values(page);
    expect((await backend.visitor().get('Content.GetPage', { path: page.path })).status).toBe(404);
    await content.refresh();
    expect(await get('Content.GetPage', { path: page.path })).toEqual(page);
  });
});

interface News {
  total: number;
  news: { alias: string; title: string; date: string }[];
}

describe('news', () => {
  test('come newest first, page by page', async () => {
    const all = await get<News>('Content.GetNews', { pageSize: '50' });
    expect(all.news).toHaveLength(all.total);
    const dates = all.news.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const second = await get<News>('Content.GetNews', { page: '2', pageSize: '5' });
    expect(second.news).toEqual(all.news.slice(5, 10));
  });

  test('of one complex', async () => {
    const { total, news } = await get<News>('Content.GetNews', { complex: 'svetly' });
    expect(total).toBe(3);
    expect(news.every(({ title }) => title.includes('Светл'))).toBe(true);
  });

  test('lead to their neighbours in time', async () => {
    const { news } = await get<News>('Content.GetNews', { pageSize: '50' });
    const [newest, next] = news;
    const item = await get('Content.GetNewsItem', { alias: newest?.alias ?? '' });
    expect(item).toMatchObject({ next: null, previous: { alias: next?.alias } });
    const oldest = await get('Content.GetNewsItem', { alias: news.at(-1)?.alias ?? '' });
    expect(oldest).toMatchObject({ previous: null });
  });

  test('that nobody wrote are not found', async () => {
    const { status } = await backend.visitor().get('Content.GetNewsItem', { alias: 'nothing' });
    expect(status).toBe(404);
  });
});

test('offers come and go with the clock', async () => {
  const aliases = async () => {
    const { promos } = await get<{ promos: { alias: string }[] }>('Content.GetPromos');
    return promos.map(({ alias }) => alias);
  };
  expect(await aliases()).toHaveLength(5);
  backend.clock.set(new Date('2027-01-10T09:00:00Z'));
  expect(await aliases()).toContain('novogodnyaya-bron');
  expect(await aliases()).not.toContain('svetly-minus-5');
});

test('offices have a place, hours and a picture', async () => {
  const { offices } = await get<{ offices: object[] }>('Content.GetOffices');
  expect(offices).toHaveLength(3);
  for (const office of offices) {
    expect(office).toMatchObject({
      coordinate: [expect.any(Number), expect.any(Number)],
      working: expect.arrayContaining([{ text: expect.any(String) as string }]) as unknown,
      picture: { id: expect.any(String) as string },
    });
  }
});

test('the templates name the company', async () => {
  for (const name of ['Content.GetTemplate', 'LK.GetTemplate']) {
    const { status, body } = await backend.visitor().post(name, {});
    expect(status).toBe(200);
    expect(body.result).toMatchObject({ logo: 'Меридиан 30', email: 'dom@meridian30.example' });
  }
});
