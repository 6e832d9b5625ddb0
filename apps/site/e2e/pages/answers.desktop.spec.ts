import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ProductProcess } from '@m30/testing/product-process';
import { readPolicy } from '@m30/testing/headers/policy';
import { lawMistakesIn } from '@m30/testing/pages-and-law';
import { resourceTable } from '../../app/route-table.ts';
import { ask, askAll, forAll, type Answer } from '../support/answers/ask-all.ts';
import { expectBestGrade, expectEvery } from '../support/answers/expect-headers.ts';
import { isThing, readHead } from '../support/answers/head.ts';
import { followLinks } from '../support/answers/links.ts';
import { findWrong, listedAddresses } from '../support/answers/sitemap.ts';
import { demoBuyer } from '@m30/e2e/demo-buyer';
import { STAFF_PASSWORD } from '@m30/e2e/leads';
import { accountAddresses, catalogueStates, visits } from '../support/routes.ts';
import { E2E_PORT } from '@m30/e2e/server';

/** As it is set up in production: its public address is an HTTPS one. */
const PUBLIC_ORIGIN = 'https://meridian30.example';
const PORT = E2E_PORT + 6;

/** Two visitors as unlike as can be. */
const VISITORS = [
  { 'accept-language': 'ru', 'x-forwarded-for': '203.0.113.7' },
  {
    'accept-language': 'en',
    'x-forwarded-for': '198.51.100.9',
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)',
    referer: 'https://partner.example/page',
    cookie:
      '__Host-basket=b1; __Host-anketa=a1; open_login=1; login_url=/lk/orders; cookie_consent=1.all',
  },
];

const folder = mkdtempSync(join(tmpdir(), 'answers-'));
const product = new ProductProcess(
  PORT,
  { DATA_DIR: folder, PUBLIC_ORIGIN, STAFF_PASSWORD },
  join(folder, 'log'),
);
const { origin } = product;

/** Documents of every page, for the first visitor and then, mostly from the cache, for the other. */
let answers: Answer[] = [];
let again: Answer[] = [];

// What every address answers with, asked for once and without a browser, is looked at from all sides.
test.describe.configure({ mode: 'default', timeout: 240_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  await product.start();
  const addresses = [...visits.map(({ address }) => address), ...catalogueStates];
  const [first = {}, second = {}] = VISITORS;
  answers = await askAll(origin, addresses, { headers: first });
  again = await askAll(origin, addresses, { headers: second });
});
test.afterAll(async () => {
  await product.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('every page gets the best grade for its headers, rendered and from the cache', () => {
  for (const answer of [...answers, ...again]) expectBestGrade(answer);
});

test('no page says of the law what its declaration does not', () => {
  const pages = Object.fromEntries(answers.map(({ address, body }) => [address, body]));
  expect(lawMistakesIn(pages)).toEqual([]);
});

test('a cached page is the same for everybody, and allows its own scripts by hashes alone', () => {
  let cached = 0;
  for (const [at, { address, headers, body }] of answers.entries()) {
    if (!headers.has('etag')) {
      expect(headers.get('cache-control') ?? 'private', address).not.toContain('public');
      continue;
    }
    cached += 1;
    expect(again[at]?.body, address).toBe(body);
    expect(again[at]?.headers.getSetCookie(), address).toEqual([]);
    expect(headers.get('content-security-policy'), address).not.toContain('nonce-');
  }
  expect(cached).toBeGreaterThan(40);
});

test('a page loads its styles as one sheet, and its code after them', async () => {
  const own = await askAll(origin, ['/cart', '/compare']);
  const pages = [...answers, ...own].filter(({ status }) => status === 200);
  for (const { address, body } of pages) expect(body, address).not.toContain('type="module"');
  const sheets = pages.map(({ body }) =>
    [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? ''),
  );
  expect(sheets.every(({ length }) => length === 1)).toBe(true);
  for (const { address, status, headers } of await askAll(origin, [...new Set(sheets.flat())])) {
    expect([status, headers.get('content-type')], address).toEqual([
      200,
      'text/css; charset=utf-8',
    ]);
  }
});

test('every page says what it is, to search engines and to messengers', async () => {
  // Pages within other sites are nobody's to share, states share the head of their page.
  const addresses = new Set(
    visits.filter(({ row }) => row.layout !== 'iframe').map(({ address }) => address),
  );
  const heads = answers.filter(({ address }) => addresses.has(address)).map(readHead);
  expect(heads).toHaveLength(addresses.size);
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
  const drawn = await forAll(pictures, (picture) => ask(origin, picture, { method: 'HEAD' }));
  const missing = drawn.filter(
    ({ status, headers }) => status !== 200 || headers.get('content-type') !== 'image/png',
  );
  expect(missing.map(({ address }) => address)).toEqual([]);
});

test('what schema.org has a type for is told so', () => {
  const typesOf = (address: string) =>
    answers
      .filter((answer) => answer.address === address)
      .flatMap((answer) => readHead(answer).data)
      .flatMap((json) => [...json.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type));
  expect(typesOf('/')).toEqual(expect.arrayContaining(['Organization', 'SearchAction']));
  expect(typesOf('/novosti/kanal-9-kladka-sedmogo-etazha')).toContain('NewsArticle');
  expect(typesOf('/kompaniya/vakansii')).toContain('JobPosting');
  expect(typesOf('/kontakty')).toContain('RealEstateAgent');
});

test('a share picture is drawn, llms.txt leads to the pages', async () => {
  const picture = await fetch(`${origin}/media/share/obekty/kanal.png`);
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const { body } = await ask(origin, '/llms.txt');
  expect(body).toMatch(/^# Меридиан 30\n/);
  expect(body).toContain('/obekty/kanal)');
});

test('the sitemap lists indexable pages with one heading', { tag: '@full' }, async () => {
  const listed = await listedAddresses(origin);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.length).toBeGreaterThan(1000);
  expect(await findWrong(origin, listed)).toEqual([]);
});

test('robots.txt leads to the sitemap and closes what is nobody’s business', async () => {
  const { body } = await ask(origin, '/robots.txt');
  expect(body).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  expect(body).toContain('Disallow: /lk\n');
  expect((await ask(origin, '/sitemaps/nothing.xml')).status).toBe(404);
});

test('no link to a page leads nowhere, nor to a state of it', { tag: '@full' }, async () => {
  const { dead, pages, states } = await followLinks(origin, answers);
  expect(dead).toEqual([]);
  expect(pages).toBeGreaterThan(200);
  expect(states).toBeGreaterThan(20);
});

test('every page of the account gets the best grade, with its cookies', async () => {
  const login = await ask(origin, '/api/User.Authorization', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoBuyer),
  });
  expect(login.status).toBe(200);
  expectEvery(login);
  const cookies = login.headers.getSetCookie();
  expect(cookies.some((one) => one.startsWith('__Host-auth.session='))).toBe(true);
  const cookie = cookies.map((one) => one.split(';', 1)[0]).join('; ');
  for (const answer of await askAll(origin, accountAddresses, { headers: { cookie } })) {
    expect(answer.status, answer.address).toBe(200);
    expectBestGrade(answer);
    // It is streamed: a header names its styles before the modules of its code, which stand before them in the document.
    const { body, headers } = answer;
    const named = [...(headers.get('link') ?? '').matchAll(/<([^<>]+)>; rel=preload; as=style/g)];
    const linked = [...body.matchAll(/ rel="stylesheet" href="([^"#]+)/g)].map(([, href]) => href);
    expect(named.length, answer.address).toBeGreaterThan(0);
    expect(linked, answer.address).toEqual(expect.arrayContaining(named.map(([, href]) => href)));
  }
});

test('pages that are not there, former ones of the staff and those of partners are as well protected', async () => {
  for (const [address, init, status] of [
    ['/net-takoj-stranicy', {}, 404],
    ['/lk/net-takoj-stranicy', {}, 404],
    ['/obekty/net-takogo-doma', {}, 404],
    ['/test-acquirer/00000000-0000-4000-8000-000000000000', {}, 404],
  ] as const) {
    const answer = await ask(origin, address, init);
    expect(answer.status, address).toBe(status);
    expectBestGrade(answer);
  }
  const moved = await ask(origin, '/staff/leads');
  const closed = await ask(origin, '/staff/actions/ticket.answer', { method: 'POST' });
  expect([moved.status, closed.status]).toEqual([301, 401]);
  expectEvery(moved);
  expectEvery(closed);
});

test('every document carries the data that brings it to life, also where something went wrong', async () => {
  const addresses = ['/net-takoj-stranicy', '/obekty/net-takogo-doma', '/lk/net-takoj-stranicy'];
  const wrong = [await askAll(origin, addresses), await askAll(origin, addresses)].flat();
  const documents = [...answers, ...again, ...wrong].filter(({ body }) => body.includes('<html'));
  expect(
    documents
      .filter(({ body }) => !body.includes('streamController.close()'))
      .map(({ address }) => address),
  ).toEqual([]);
});

test('what is no page has the headers, and runs nothing when it is opened', async () => {
  const [home] = answers;
  const find = (pattern: RegExp) => pattern.exec(home?.body ?? '')?.[0] ?? '';
  const found = [
    find(/\/assets\/[\w.-]+\.js/),
    find(/\/assets\/[\w.-]+\.css/),
    find(/\/media\/[\w-]+\.avif/),
  ];
  expect(found).not.toContain('');
  const files = resourceTable.map(({ path }) => path).filter((path) => !path.includes(':'));
  for (const answer of await askAll(origin, [
    ...[...found, ...files, '/favicon.svg', '/map/style.json', '/llms.txt', '/healthz', '/readyz'],
    ...['/api/openapi.json', '/api/Objects.GetLots', '/api/Net.Takogo', '/assets/missing.js'],
    ...['/lk/assets/missing.js', '/media/missing.avif', '/media/plans/missing.svg'],
    ...['/media/documents/kanal-ddu.pdf', '/lk/orders', '/api/account/data.zip', '/katalog.data'],
    ...['/api/uploads/00000000-0000-4000-8000-000000000000', '/login'],
  ])) {
    const { address, status, headers } = answer;
    expectEvery(answer);
    const type = headers.get('content-type') ?? '';
    if (/json|text\/plain/.test(type)) {
      const policy = readPolicy(headers.get('content-security-policy') ?? '');
      expect(policy.get('default-src'), address).toEqual(["'none'"]);
    }
    expect(type, address).not.toContain('text/html');
    if (address.endsWith('/missing.js')) expect(status, address).toBe(404);
  }
});

test('the page that says that something is wrong has them, too', { tag: '@full' }, async () => {
  /** Another process, whose backend goes away. */
  const alone = new ProductProcess(
    PORT + 1,
    { DATA_DIR: folder, PUBLIC_ORIGIN, API_ORIGIN: origin },
    join(folder, 'log'),
  );
  try {
    await alone.start();
    await product.end('SIGKILL');
    for (const answer of await askAll(alone.origin, ['/katalog', '/lk'])) {
      expect(answer.status, answer.address).toBeGreaterThanOrEqual(500);
      expectBestGrade(answer);
    }
  } finally {
    await alone.end('SIGKILL');
  }
});
