import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkYandexFeed } from './check-yandex-feed.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;
let feed: string;

beforeAll(async () => {
  backend = await testBackend();
  const response = await backend.visitor().send('/feeds/yandex.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  feed = await response.text();
});
afterAll(() => backend.close());

describe('the feed of Yandex Realty', () => {
  test('keeps the portal’s rules in every offer', () => {
    const free = [...backend.services.catalogue.snapshot.lots.values()].filter(
      ({ status }) => status === 'free',
    );
    expect(checkYandexFeed(feed)).toEqual({ offers: free.length, problems: [] });
  });

  test('shows pictures that are there', async () => {
    const images = [...feed.matchAll(/<image[^>]*>https?:\/\/[^/<]+(\/[^<]*)</g)].map(
      ([, path = '']) => path,
    );
    const kinds = new Set(images);
    expect(kinds.size).toBeGreaterThan(20);
    for (const path of [...kinds].slice(0, 4)) {
      expect([path, (await backend.visitor().send(path)).status]).toEqual([path, 200]);
    }
  });
});

describe('the cached feed', () => {
  const ask = (headers: Record<string, string> = {}) =>
    backend.visitor().send('/feeds/yandex.xml', { headers });

  test('is made once, and again after a change', async () => {
    const [first, second] = await Promise.all([ask(), ask()]);
    const etag = first.headers.get('etag');
    expect(etag).toBe(second.headers.get('etag'));
    backend.clock.pass(60);
    expect((await ask()).headers.get('etag')).toBe(etag);
    await backend.services.catalogue.refresh();
    expect((await ask()).headers.get('etag')).not.toBe(etag);
  });

  test('is sent as small as is accepted, and not at all to who has it', async () => {
    const plain = await ask();
    const expected = await plain.text();
    const etag = plain.headers.get('etag') ?? '';
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, decode] of Object.entries(decoders)) {
      const packed = await ask({ 'accept-encoding': encoding });
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(decode(await packed.arrayBuffer()).toString('utf8')).toBe(expected);
    }
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
  });
});

describe('the check of a feed', () => {
  test.each([
    [
      'a missing price',
      (xml: string) => xml.replace(/<price>.*?<\/price>/, ''),
      'price is missing',
    ],
    [
      'a price with kopecks',
      (xml: string) => xml.replace(/<value>\d+<\/value><currency>/, '<value>1.5</value><currency>'),
      'price/value: «1.5»',
    ],
    [
      'an unknown element',
      (xml: string) => xml.replace('<floor>', '<colour>red</colour><floor>'),
      'colour is not known',
    ],
    [
      'a second flat with one id',
      (xml: string) => xml + xml,
      'a second offer with this internal-id',
    ],
    [
      'a floor above the roof',
      (xml: string) => xml.replace(/<floor>\d+/, '<floor>99'),
      'a floor above the roof',
    ],
    [
      'neither rooms nor studio',
      (xml: string) => xml.replace(/<(rooms|studio)>.*?<\/\1>/, ''),
      'either rooms or studio',
    ],
  ])('finds %s', (_, change, reason) => {
    const [first = ''] = /<offer [\s\S]*?<\/offer>/.exec(feed) ?? [];
    const { problems } = checkYandexFeed(`<realty-feed>${change(first)}</realty-feed>`);
    expect(problems.map((problem) => problem.reason)).toContain(reason);
  });

  test('finds a document that is no XML', () => {
    expect(checkYandexFeed('<realty-feed><offer internal-id="1">').problems).not.toEqual([]);
  });
});
