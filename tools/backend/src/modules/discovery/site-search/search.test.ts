import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MethodResult, searchSite } from '@m30/api';
import { searchSiteHandler } from './search.handler.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

type Answer = MethodResult<typeof searchSite>;

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ handlers: [searchSiteHandler] });
});
afterAll(() => backend.close());

const find = (query: string): Promise<Answer> => backend.services.siteSearch.find(query);
const urls = ({ groups }: Answer, kind?: string) =>
  groups
    .filter((group) => !kind || group.kind === kind)
    .flatMap(({ items }) => items.map(({ url }) => url));
const marked = (parts: { text: string; found: boolean }[]) =>
  parts.filter(({ found }) => found).map(({ text }) => text);

describe('site search', () => {
  test.each([
    ['колоннада', '/obekty/kolonnada'],
    ['Канал 9', '/obekty/kanal'],
    ['эскроу счета', '/ddu'],
    ['вакансия', '/kompaniya/vakansii'],
    ['паркинги', '/parking'],
    ['рассрочку', '/installment'],
    ['ипотечному калькулятору', '/ipotechnyj-kalkulyator'],
  ])('finds by «%s» the page %s', async (query, url) => {
    expect(urls(await find(query)).slice(0, 12)).toContain(url);
  });

  test('finds a word in any of its forms, and marks it as it stands', async () => {
    const forms = await Promise.all(
      ['приёмка квартиры', 'приемкой квартир'].map((one) => find(one)),
    );
    const [one, other] = forms.map((answer) => urls(answer, 'page'));
    expect(one).toContain('/klientam/priemka-kvartiry');
    expect(other).toEqual(one);
    const item = forms[1]?.groups
      .flatMap(({ items }) => items)
      .find(({ url }) => url === '/klientam/priemka-kvartiry');
    expect(marked(item?.title ?? [])).toContain('Приёмка');
  });

  test.each([
    ['калонада', 'колоннада', '/obekty/kolonnada'],
    ['bgjntrf', 'ипотека', '/kak-kupit/ipoteka'],
    ['мануфатура', 'мануфактура', '/obekty/loft'],
  ])('understands «%s» as «%s»', async (typed, meant, url) => {
    const answer = await find(typed);
    expect(answer.corrected).toBe(meant);
    expect(urls(answer)).toContain(url);
  });

  test.each(['двушка до 12 млн у метро', 'кухня 14 метров', '5 этаж'])(
    'takes no number of «%s» for one of a flat',
    async (query) => {
      expect(urls(await find(query), 'lot')).toEqual([]);
    },
  );

  test('finds the beginning of a word while it is typed', async () => {
    expect(urls(await find('мануф'), 'complex')).toEqual(['/obekty/loft']);
  });

  test('finds flats by their number, in the complex that is named', async () => {
    const all = await find('57');
    const named = await find('колоннада 57');
    expect(urls(all, 'lot').length).toBeGreaterThan(1);
    expect(urls(named, 'lot').every((url) => url.startsWith('/obekty/kolonnada/'))).toBe(true);
    expect(all.groups.find(({ kind }) => kind === 'lot')?.items[0]?.title[0]?.text).toContain('№');
    expect(urls(await find('Канал 9'), 'lot')).toEqual([]);
  });

  test('finds a lot of any kind by its id', async () => {
    const { lots } = backend.services.catalogue.snapshot;
    const [id = ''] = lots.keys();
    expect(urls(await find(` ${id.toUpperCase()} `), 'lot')[0]).toMatch(new RegExp(`/${id}$`));
  });

  test('shows one group with more of it, and the same total', async () => {
    const together = (await find('квартира')).groups.find(({ kind }) => kind === 'news');
    const alone = await backend.services.siteSearch.find('квартира', 'news');
    expect(alone.groups.map(({ kind }) => kind)).toEqual(['news']);
    expect(alone.total).toBe(together?.total);
    expect(alone.groups[0]?.items.length).toBeGreaterThan(together?.items.length ?? 0);
  });

  test.each(['', '   ', '!!!', 'и', 'жирафовый', '\u{1F3E0}', "'; drop table pages; --", '<b>'])(
    'answers «%s» with nothing that breaks a page',
    async (query) => {
      const answer = await backend.visitor().get('Content.Search', { query });
      expect(answer.status).toBe(200);
    },
  );

  test('words of the site are found without the database', async () => {
    await find('дом');
    const stopped = backend.services.db.select;
    Object.assign(backend.services.db, { select: () => Promise.reject(new Error('away')) });
    try {
      expect(urls(await find('канала'), 'complex')).toContain('/obekty/kanal');
    } finally {
      Object.assign(backend.services.db, { select: stopped });
    }
  });
});
