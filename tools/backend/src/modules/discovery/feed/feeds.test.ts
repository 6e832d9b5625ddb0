import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkFeed } from '../../../testing/examples/feeds/check-feed.ts';
import { readAll } from '../../../testing/examples/import/read-all.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { createLog } from '../../../kernel/observability/log.ts';
import { lots } from '../../estate/objects.table.ts';
import { CHANNELS } from './channels/channels.ts';
import { createFeedMaker } from './feed-maker.ts';
import { feeds } from './store/feeds.table.ts';

type Name = keyof typeof CHANNELS;

let backend: TestBackend;
const lines: string[] = [];

const ask = (name: string, headers: Record<string, string> = {}) =>
  backend.visitor().send(`/feeds/${name}.xml`, { headers });
const read = async (name: string) => (await ask(name)).text();
const tagOf = async (name: string) => (await ask(name)).headers.get('etag');
const feedOf = async (name: string) =>
  (await backend.services.db.select().from(feeds).where(eq(feeds.name, name)))[0];
const put = (name: string, set: Partial<typeof feeds.$inferInsert>) =>
  backend.services.db.update(feeds).set(set).where(eq(feeds.name, name));
const freeLots = () =>
  [...backend.services.catalogue.snapshot.lots.values()].filter(({ status }) => status === 'free');

/** A minute passes, and what is due is made. */
async function run() {
  backend.clock.pass(60);
  await backend.services.feedMaker.run();
}

beforeAll(async () => {
  const log = createLog('info', { write: (line) => void lines.push(line) });
  backend = await testBackend({ log });
  const early = await ask('yandex');
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '30']);
  await run();
});
afterAll(() => backend.close());

describe.each(Object.keys(CHANNELS) as Name[])('the file of %s', (name) => {
  test('has every free flat that the channel takes, and keeps its rules', async () => {
    const feed = await feedOf(name);
    const { lots: written, problems } = checkFeed(CHANNELS[name], await read(name));
    expect(problems).toEqual([]);
    expect(written).toBe(feed?.lots);
    expect((feed?.lots ?? 0) + (feed?.refused ?? 0)).toBe(freeLots().length);
    const missing = freeLots().filter(({ complex }) => complex.vendor === 'sosny').length;
    const reason = 'Нет данных: номер комплекса на Авито';
    const wanted = name === 'avito' ? [{ reason, count: missing }] : [];
    expect(feed?.reasons).toMatchObject(wanted);
    expect(feed?.refused).toBe(name === 'avito' ? missing : 0);
  });
});

describe('the feed of Yandex Realty', () => {
  test('is read back by our own import, flat by flat', async () => {
    const { lots: back, mistakes } = await readAll(await read('yandex'));
    expect(mistakes).toEqual([]);
    expect(back.size).toBe(freeLots().length);
    for (const lot of freeLots().slice(0, 200)) {
      const { id, area, floor, price, number, rooms } = lot;
      const rounded = Math.round(price / 100) * 100;
      expect(back.get(id)).toMatchObject({ area, floor, number, rooms, price: rounded });
    }
  });

  test('shows pictures that are there', async () => {
    const images = [
      ...(await read('yandex')).matchAll(/<image[^>]*>https?:\/\/[^/<]+(\/[^<]*)</g),
    ].map(([, path = '']) => path);
    const kinds = new Set(images);
    expect(kinds.size).toBeGreaterThan(20);
    for (const path of [...kinds].slice(0, 4)) {
      expect([path, (await backend.visitor().send(path)).status]).toEqual([path, 200]);
    }
  });
});

describe('a file', () => {
  test('is sent packed to who takes it, and not at all to who has it', async () => {
    const plain = await ask('yandex');
    expect(plain.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const expected = await plain.text();
    const packed = await ask('yandex', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await packed.arrayBuffer()).toString('utf8')).toBe(expected);
    const [etag, changed] = ['etag', 'last-modified'].map((key) => plain.headers.get(key) ?? '');
    expect((await ask('yandex', { 'if-none-match': etag ?? '' })).status).toBe(304);
    expect((await ask('yandex', { 'if-modified-since': changed ?? '' })).status).toBe(304);
  });

  test('is made once, and again after lots have changed: by the process alone that takes it', async () => {
    const before = await tagOf('yandex');
    lines.length = 0;
    await run();
    expect([await tagOf('yandex'), lines]).toEqual([before, []]);
    const { services } = backend;
    const { db, catalogue } = services;
    const [lot] = freeLots();
    const price = (lot?.price ?? 0) + 100_000_00;
    await db
      .update(lots)
      .set({ price })
      .where(eq(lots.id, lot?.id ?? ''));
    await catalogue.refresh();
    // Two processes over one database hear of a change.
    const makers = [services, services].map((parts) => createFeedMaker(parts));
    backend.clock.pass(60);
    await Promise.all(makers.map((maker) => maker.run()));
    const made = lines.filter((line) => line.includes('feed made'));
    expect(made).toHaveLength(Object.keys(CHANNELS).length);
    expect(await tagOf('yandex')).not.toBe(before);
  });

  test('that was deleted is made again', async () => {
    rmSync(join(backend.services.config.dataDir, 'feeds'), { recursive: true });
    expect((await ask('cian')).status).toBe(503);
    await run();
    expect((await ask('cian')).status).toBe(200);
  });

  test('has the lots of its filter alone, and what is held is left out', async () => {
    const { db, catalogue } = backend.services;
    await put('cian', { filter: { complex: ['kanal'], rooms: ['2'] } });
    const wanted = freeLots().filter(
      ({ complex, rooms }) => complex.vendor === 'kanal' && rooms === '2',
    );
    const [held] = wanted;
    await db
      .update(lots)
      .set({ status: 'held' })
      .where(eq(lots.id, held?.id ?? ''));
    await catalogue.refresh();
    await put('cian', { changedAt: backend.clock() });
    await run();
    const document = await read('cian');
    expect((await feedOf('cian'))?.lots).toBe(wanted.length - 1);
    expect(document).not.toContain(`<ExternalId>${held?.id}</ExternalId>`);
  });

  test('is gone with its feed, as one that was never there', async () => {
    await put('domclick', { enabled: false });
    await run();
    for (const name of ['domclick', 'nobody', '..%2Fviews'])
      expect((await ask(name)).status).toBe(404);
  });
});

describe('a file that is not finished', () => {
  test('for a failure: the former one is served, staff and log are told, and it is tried again', async () => {
    const before = [await tagOf('avito'), (await feedOf('avito'))?.madeAt];
    const { write } = CHANNELS.avito;
    const failing = vi.spyOn(CHANNELS.avito, 'write').mockImplementation((lot, context) => {
      if (lot.building.id !== freeLots()[0]?.building.id) throw new Error('half-way');
      return write(lot, context);
    });
    await put('avito', { changedAt: backend.clock() });
    lines.length = 0;
    await run();
    expect(failing).toHaveBeenCalled();
    failing.mockRestore();
    expect(lines.join('')).toMatch(/"feed":"avito".*a feed could not be made/);
    expect((await feedOf('avito'))?.failedAt).not.toBeNull();
    expect([await tagOf('avito'), (await feedOf('avito'))?.madeAt]).toEqual(before);
    await run();
    expect((await feedOf('avito'))?.failedAt).toBeNull();
    expect((await feedOf('avito'))?.madeAt).not.toEqual(before[1]);
  });

  test('for the end of its process: nobody else makes it while that one may live, then it is made', async () => {
    const before = (await feedOf('avito'))?.madeAt;
    const soon = new Date(backend.clock().getTime() + 90_000);
    await put('avito', { busyUntil: soon });
    await run();
    expect((await feedOf('avito'))?.madeAt).toEqual(before);
    lines.length = 0;
    await run();
    expect(lines.join('')).toMatch(/"feed":"avito".*left in the middle/);
    expect((await feedOf('avito'))?.madeAt).not.toEqual(before);
    expect((await feedOf('avito'))?.busyUntil).toBeNull();
  });
});
