import { expect, test, type APIRequestContext } from '@playwright/test';

/** Pages of lots are made alike: one of so many stands for the others, unless all are asked for. */
const LOTS_STEP = process.env['FULL'] ? 1 : 12;

/** Requests at a time: enough to keep one server busy. */
const AT_ONCE = 8;

async function locations(request: APIRequestContext, address: string): Promise<string[]> {
  const response = await request.get(address);
  expect([address, response.status(), response.headers()['content-type']]).toEqual([
    address,
    200,
    'application/xml; charset=utf-8',
  ]);
  const text = await response.text();
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) => new URL(found).pathname);
}

test.describe.configure({ timeout: 300_000 });

test('every address of the sitemap is an indexable page with one heading', async ({ request }) => {
  const files = await locations(request, '/sitemap.xml');
  const lists = await Promise.all(files.map((file) => locations(request, file)));
  const addresses = lists.flat();
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThan(1000);

  const wrong: string[] = [];
  const rest = addresses.filter(
    (address, at) => !address.startsWith('/obekty/') || at % LOTS_STEP === 0,
  );
  const work = async () => {
    for (let address = rest.pop(); address !== undefined; address = rest.pop()) {
      const response = await request.get(address, { maxRedirects: 0 });
      const html = await response.text();
      const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
      const closed = /<meta name="robots" content="[^"]*noindex/.test(html);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
      const isOwn = URL.canParse(canonical) && new URL(canonical).pathname === address;
      if (response.status() !== 200 || headings !== 1 || closed || !isOwn) {
        wrong.push(`${address}: ${response.status()}, ${headings} × h1, ${canonical}, ${closed}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(wrong).toEqual([]);
});

test('robots.txt leads to the sitemap and closes what is nobody’s business', async ({
  request,
}) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  expect(text).toContain('Disallow: /lk\n');
  expect((await request.get('/sitemaps/nothing.xml')).status()).toBe(404);
});
