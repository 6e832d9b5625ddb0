import { expect, test, type APIRequestContext } from '@playwright/test';
import { visits } from './support/routes.ts';

/** Requests at a time: enough to keep one server busy. */
const AT_ONCE = 8;

/** What stands in the head of a page for search engines and messengers. */
interface Head {
  address: string;
  title: string;
  description: string;
  canonical: string;
  picture: string;
  card: string;
  data: string[];
}

async function readHead(request: APIRequestContext, address: string): Promise<Head> {
  const html = await (await request.get(address)).text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    address,
    title: first(/<title>([^<]+)<\/title>/),
    description: first(/<meta name="description" content="([^"]+)"/),
    canonical: first(/<link rel="canonical" href="([^"]+)"/),
    picture: first(/<meta property="og:image" content="([^"]+)"/),
    card: first(/<meta name="twitter:card" content="([^"]+)"/),
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => json,
    ),
  };
}

/** Runs a task for every item, some at a time, in their order. */
async function forAll<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = [...items.entries()];
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      results[next[0]] = await task(next[1]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

const isThing = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(isThing)
    : typeof value === 'object' &&
      value !== null &&
      '@type' in value &&
      '@context' in value &&
      value['@context'] === 'https://schema.org';

test('every page of the route table says what it is, to search engines and to messengers', async ({
  request,
}) => {
  // Pages within other sites are nobody's to share.
  const pages = visits.filter(({ row }) => row.layout !== 'iframe');
  const heads = await forAll(pages, ({ address }) => readHead(request, address));
  const lacking = heads.flatMap(({ address, data: _data, ...said }) =>
    Object.entries(said).flatMap(([name, words]) => (words ? [] : [`${address}: no ${name}`])),
  );
  expect(lacking).toEqual([]);

  const byTitle = Map.groupBy(heads, ({ title }) => title);
  const shared = [...byTitle.values()].filter(
    (same) => new Set(same.map(({ canonical }) => canonical)).size > 1,
  );
  expect(shared.map((same) => same.map(({ address }) => address))).toEqual([]);

  const data = heads.flatMap(({ address, data: all }) =>
    all.filter((json) => !isThing(JSON.parse(json))).map((json) => `${address}: ${json}`),
  );
  expect(data).toEqual([]);

  const pictures = [...new Set(heads.map(({ picture }) => new URL(picture).pathname))];
  const missing = await forAll(pictures, async (picture) => {
    const response = await request.head(picture);
    const type = response.headers()['content-type'];
    return response.status() === 200 && type === 'image/png' ? null : picture;
  });
  expect(missing.filter((picture) => picture !== null)).toEqual([]);
});

test('what schema.org has a type for is told so', async ({ request }) => {
  const typesOf = async (address: string) => {
    const { data } = await readHead(request, address);
    return data.flatMap((json) => [...json.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type));
  };
  expect(await typesOf('/')).toEqual(expect.arrayContaining(['Organization', 'SearchAction']));
  expect(await typesOf('/novosti/kanal-9-kladka-sedmogo-etazha')).toContain('NewsArticle');
  expect(await typesOf('/kompaniya/vakansii')).toContain('JobPosting');
  expect(await typesOf('/kontakty')).toContain('RealEstateAgent');
});

test('a share picture is drawn, llms.txt leads to the pages', async ({ request }) => {
  const picture = await request.get('/media/share/obekty/kanal.png');
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# Меридиан 30\n/);
  expect(text).toContain('/obekty/kanal)');
});
