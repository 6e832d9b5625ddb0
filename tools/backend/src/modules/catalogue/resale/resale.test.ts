import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getResale, getResaleItem } from '@m30/api';
import { resaleFlats } from '../../estate/resale.table.ts';
import { ask } from '../../../testing/ask.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

describe('resale flats', () => {
  test.each([
    {},
    { district: 'primorskij,vyborgskij' },
    { rooms: '2,3', priceTo: '15000000', floorNot: 'first' },
    { areaFrom: '40', yearFrom: '1970', metro: '15' },
  ])('counts of each option are what choosing it finds, with %o', async (filter) => {
    const { facets } = await ask(backend, getResale, filter);
    for (const key of ['district', 'rooms', 'metro'] as const) {
      for (const { value, count } of facets[key].slice(0, 5)) {
        const found = await ask(backend, getResale, { ...filter, [key]: value });
        expect([key, value, found.total]).toEqual([key, value, count]);
      }
    }
    const bounds = await ask(backend, getResale, { ...filter, yearFrom: String(facets.year.max) });
    expect(bounds.total).toBeGreaterThan(0);
  });

  test('pages hold everything for sale once, in the order asked for', async () => {
    const first = await ask(backend, getResale, { sort: '-metre' });
    const pages = Math.ceil(first.total / first.pageSize);
    const rest = await Promise.all(
      Array.from({ length: pages - 1 }, (_, at) =>
        ask(backend, getResale, { sort: '-metre', page: String(at + 2) }),
      ),
    );
    const flats = [first, ...rest].flatMap((page) => page.flats);
    expect(new Set(flats.map(({ id }) => id)).size).toBe(first.total);
    expect(flats.every(({ status }) => status === 'free' || status === 'held')).toBe(true);
    const metres = flats.map(({ price, area }) => (price ?? 0) / area);
    expect(metres).toEqual(metres.toSorted((a, b) => b - a));
  });

  test('every hint of an empty result gives its number', async () => {
    const filter = { district: 'gatchina', priceFrom: '30000000', rooms: 'studio' };
    const { total, relaxations } = await ask(backend, getResale, filter);
    expect(total).toBe(0);
    for (const { key, count } of relaxations) {
      const { [key]: _lifted, ...rest } = filter as Record<string, string>;
      expect((await ask(backend, getResale, rest)).total).toBe(count);
    }
  });

  test('an unknown filter is refused', async () => {
    const { status } = await backend.visitor().get('Objects.GetResale', { colour: 'red' });
    expect(status).toBe(400);
  });

  test('a page tells what the flat has cost, what a loan for it costs and what is like it', async () => {
    const flat = await ask(backend, getResaleItem, { id: 'moskovskie-vorota-1k' });
    expect(flat).toMatchObject({
      area: 36.8,
      floor: 9,
      floors: 16,
      year: 2011,
      district: 'Московский район',
    });
    expect(flat.priceHistory.map(({ price }) => price)).toEqual([865_000_000, 845_000_000]);
    expect(flat.mortgage?.programme.rate).toBe(16.4);
    expect((flat.mortgage?.loan ?? 0) + (flat.mortgage?.downPayment ?? 0)).toBe(flat.price);
    expect(flat.similar).toHaveLength(4);
    expect(flat.similar.map(({ id }) => id)).not.toContain(flat.id);
    const { status } = await backend.visitor().get('Objects.GetResaleItem', { id: 'atlantida' });
    expect(status).toBe(404);
  });

  test('a flat that is sold keeps its page without a price and leaves list and sitemap', async () => {
    const { db, catalogue } = backend.services;
    const before = await ask(backend, getResale);
    await db.update(resaleFlats).set({ status: 'sold' }).where(eq(resaleFlats.id, 'gatchina-3k'));
    await catalogue.refresh();
    expect((await ask(backend, getResale)).total).toBe(before.total - 1);
    const sold = await ask(backend, getResaleItem, { id: 'gatchina-3k' });
    expect([sold.price, sold.mortgage, sold.priceHistory]).toEqual([null, null, []]);
    const { body } = await backend.visitor().get('Content.GetSitemap', {});
    expect(JSON.stringify(body)).not.toContain('/vtorichka/gatchina-3k');
    expect(JSON.stringify(body)).toContain('/vtorichka/lanskaya-2k');
  });
});
