import { readFile } from 'node:fs/promises';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imports } from './imports.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { priceHistory } from '../../estate/object-content.table.ts';
import { freeLots, someBuyers } from '../../../testing/buyers.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { exportLots } from './export-lots.ts';
import { STATUSES } from './fields.ts';
import { heldUntil } from '../../deal/hold/find-holds.ts';
import { importLots } from './import-lots.ts';
import { reportWords } from './report-words.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const run = (text: string | Uint8Array, dryRun = false) => {
  const { db, clock } = backend.services;
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return importLots({ db, now: clock(), heldUntil }, { name: 'lots.csv', bytes }, { dryRun });
};
const lotOf = async (id: string) =>
  (await backend.services.db.select().from(lots).where(eq(lots.id, id)))[0];
const everything = () => exportLots(backend.services.db);
const sample = (name: string) =>
  readFile(new URL(`../../../../../../docs/import/${name}`, import.meta.url));

describe('an import', () => {
  test.each(['lots.csv', 'lots.xml'])(
    'of the sample %s is tried, written and then finds nothing new',
    async (name) => {
      const file = await sample(name);
      const before = await everything();
      const tried = await run(file, true);
      expect([tried.outcome, tried.mistakes]).toEqual(['dry-run', []]);
      expect(tried.differences.length).toBeGreaterThan(2);
      expect(await everything()).toBe(before);
      expect((await run(file)).outcome).toBe('written');
      expect(await everything()).not.toBe(before);
      expect(await run(file)).toMatchObject({ outcome: 'same', differences: [] });
      // What was, comes back from an export.
      expect((await run(before)).outcome).toBe('written');
      expect(await everything()).toBe(before);
    },
  );

  test('of a new price is in the catalogue, in the history and in the log', async () => {
    const { db, catalogue } = backend.services;
    const [{ id, guid }] = (await freeLots(backend, 1)) as [{ id: string; guid: string }];
    const price = (await lotOf(id))?.price ?? 0;
    const { outcome, differences } = await run(
      `id;price;old-price;reason\n${id};${(price - 10_000_000) / 100};${price / 100};осенняя скидка`,
    );
    expect([outcome, differences.map(({ field }) => field).sort()]).toEqual([
      'written',
      ['oldPrice', 'price'],
    ]);
    await expect
      .poll(() => catalogue.snapshot.lots.get(id), { timeout: 10_000 })
      .toMatchObject({
        price: price - 10_000_000,
        oldPrice: price,
      });
    const history = await db.select().from(priceHistory).where(eq(priceHistory.lotGuid, guid));
    expect(history.find(({ since }) => since === '2026-11-18')).toMatchObject({
      price: price - 10_000_000,
      reason: 'осенняя скидка',
    });
    const log = await db.select().from(imports);
    expect(log.at(-1)).toMatchObject({ file: 'lots.csv', lots: 1, differences });
    // A rise lets go of a former price that it has passed; of two changes in a day the last one stays.
    await run(`id;price\n${id};${(price + 10_000_000) / 100}`);
    expect(await lotOf(id)).toMatchObject({ price: price + 10_000_000, oldPrice: null });
    const later = await db.select().from(priceHistory).where(eq(priceHistory.lotGuid, guid));
    expect(later).toHaveLength(history.length);
    expect(later.find(({ since }) => since === '2026-11-18')?.reason).toBe('повышение цены');
  });

  test('with one mistake writes nothing at all', async () => {
    const before = await everything();
    const report = await run('id;цена\nk2-57;1000000\nk99-1;5\n');
    expect(report.outcome).toBe('refused');
    expect(await everything()).toBe(before);
    expect(reportWords(report).replaceAll('\u00a0', ' ')).toMatch(
      /отличий 1, ошибок 1\n\nОтличия\n {2}строка 2, k2-57, цена: .* → 1 000 000 ₽\n(.*\n)*\nОшибки\n {2}lots\.csv, строка 3, k99-1, лот: такого лота нет\n\nНичего не записано/,
    );
  });

  test('does not free, sell or close what a buyer holds', async () => {
    const [{ id }] = (await freeLots(backend, 1)) as [{ id: string; guid: string }];
    const [buyer] = await someBuyers(backend, 1);
    expect((await buyer?.post('Order.Reserve', { lot: id }))?.status).toBe(200);
    for (const status of ['free', 'sold', 'reserved', 'closed'] as const) {
      const { outcome, mistakes } = await run(`id;status\n${id};${status}`);
      expect([outcome, mistakes]).toEqual([
        'refused',
        [
          {
            line: 2,
            id,
            field: 'статус',
            reason: expect.stringMatching(
              /^лот забронирован покупателем до 19 ноября 2026/,
            ) as string,
          },
        ],
      ]);
    }
    expect((await run(`id;status\n${id};held`)).outcome).toBe('same');
    backend.clock.pass(25 * 3600);
    expect((await run(`id;status\n${id};free`)).outcome).toBe('written');
  });

  test('of a former price that is not above the price is refused', async () => {
    const { mistakes } = await run('id;price;old-price\nk2-57;9000000;8000000');
    expect(mistakes).toMatchObject([
      { field: 'прежняя цена', reason: 'должна быть выше новой цены' },
    ]);
  });

  test('of our own feed changes nothing', async () => {
    await backend.services.catalogue.refresh();
    backend.clock.pass(60);
    await backend.services.feedMaker.run();
    const report = await run(await (await backend.visitor().send('/feeds/yandex.xml')).text());
    expect(report.lots).toBeGreaterThan(100);
    expect(report).toMatchObject({ outcome: 'same', mistakes: [] });
  });

  test('of an export changes nothing, whatever the lots cost and are', async () => {
    const { db } = backend.services;
    const some = await freeLots(backend, 20);
    const guids = some.map(({ guid }) => guid);
    const kopecks = fc.integer({ min: 1, max: 100_000_000_000 });
    const state = fc.record({
      price: kopecks,
      raised: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }), { nil: null }),
      status: fc.constantFrom(...(Object.keys(STATUSES) as (keyof typeof STATUSES)[])),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(state, { minLength: 20, maxLength: 20 }), async (states) => {
        for (const [index, { price, raised, status }] of states.entries()) {
          const oldPrice = raised === null ? null : price + raised;
          await db
            .update(lots)
            .set({ price, oldPrice, status })
            .where(eq(lots.guid, guids[index] ?? ''));
        }
        const wanted = await everything();
        expect(await run(wanted)).toMatchObject({ outcome: 'same', mistakes: [], differences: [] });
        await db
          .update(lots)
          .set({ price: 100, oldPrice: null, status: 'free' })
          .where(inArray(lots.guid, guids));
        await run(wanted);
        expect(await everything()).toBe(wanted);
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
});
