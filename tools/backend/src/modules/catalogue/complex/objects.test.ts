import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import {
  getCatalog,
  getFacade,
  getFilter,
  getIpotekaProgram,
  getLot,
  getLots,
  getObject,
} from '@m30/api';
import { lots } from '../../estate/objects.table.ts';
import { findFacade } from '../lot/find-facade.ts';
import { lotUrl } from '../lot/to-lot-card.ts';
import { ask } from '../../../testing/ask.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** Address of the first of some lots. */
const firstOf = (found: readonly { url: string }[]) => {
  const [vendor = '', subvendor = '', id = ''] = found[0]?.url.split('/').slice(2) ?? [];
  return { vendor, subvendor, id };
};

describe('figures agree', () => {
  test('between the page of a complex and what is placed in it besides flats', async () => {
    const { placed, premises, places } = backend.services.catalogue.snapshot;
    for (const { vendor } of (await ask(backend, getCatalog)).complexes) {
      const freeOf = (guids: Iterable<string>) => {
        const own = [...guids].flatMap((guid) => {
          const lot = placed.get(guid);
          return lot?.complex.vendor === vendor ? [lot] : [];
        });
        return own.length > 0
          ? { free: own.filter(({ status }) => status === 'free').length }
          : undefined;
      };
      const page = await ask(backend, getObject, { vendor });
      expect([page.premises, page.parking]).toEqual([
        freeOf(premises.keys()),
        freeOf(places.keys()),
      ]);
    }
  });

  test('between the list of complexes, their pages, the catalogue and its facets', async () => {
    const { complexes } = await ask(backend, getCatalog);
    const all = await ask(backend, getFilter);
    expect(complexes).toHaveLength(8);
    expect(complexes.reduce((sum, { free }) => sum + free, 0)).toBe(all.total);
    for (const { vendor, free, priceFrom } of complexes) {
      const page = await ask(backend, getObject, { vendor });
      const found = await ask(backend, getLots, { complex: vendor, sort: 'price' });
      expect(all.facets.complex.find(({ value }) => value === vendor)?.count).toBe(free);
      expect(found.total).toBe(free);
      expect(found.lots[0]?.price).toBe(priceFrom);
      expect(page.buildings.reduce((sum, building) => sum + building.free, 0)).toBe(free);
      expect(page.rooms.reduce((sum, { count }) => sum + count, 0)).toBe(free);
      expect(Math.min(...page.rooms.map((summary) => summary.priceFrom))).toBe(priceFrom);
    }
  });

  test('between the buildings of a page and those on its genplan', async () => {
    const { complexes } = await ask(backend, getCatalog);
    for (const { vendor } of complexes) {
      const { buildings, genplan } = await ask(backend, getObject, { vendor });
      const drawn = genplan?.buildings.map(({ subvendor }) => subvendor).sort();
      expect(drawn).toEqual(buildings.map(({ subvendor }) => subvendor).sort());
    }
  });

  test('between the complex that is finished and its keys', async () => {
    const { complexes } = await ask(backend, getCatalog);
    const ready = complexes.filter(({ handover }) => handover === null);
    expect(ready.map(({ vendor }) => vendor)).toEqual(['svetly']);
    const { total } = await ask(backend, getFilter, { handover: 'ready' });
    expect(total).toBe(ready[0]?.free);
  });
});

describe('the catalogue', () => {
  test('lists only flats that are free or held, cheapest first, page by page', async () => {
    const first = await ask(backend, getLots, { sort: 'price' });
    const second = await ask(backend, getLots, { sort: 'price', page: '2' });
    const shown = [...first.lots, ...second.lots];
    expect(new Set(shown.map(({ id }) => id)).size).toBe(48);
    expect(shown.every(({ status }) => status === 'free' || status === 'held')).toBe(true);
    const prices = shown.map(({ price }) => price ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('filters by roubles and shows kopecks', async () => {
    const { lots: found, total } = await ask(backend, getLots, {
      rooms: '1,2',
      priceTo: '8000000',
      areaFrom: '38',
    });
    expect(total).toBeGreaterThan(0);
    for (const { price, area, rooms } of found) {
      expect(price).toBeLessThanOrEqual(800_000_000);
      expect(area).toBeGreaterThanOrEqual(38);
      expect(['1', '2']).toContain(rooms);
    }
  });

  test('that finds nothing says which filter to lift', async () => {
    const { total, relaxations } = await ask(backend, getLots, {
      complex: 'kolonnada',
      priceTo: '5000000',
    });
    expect(total).toBe(0);
    expect(relaxations.map(({ key }) => key).sort()).toEqual(['complex', 'priceTo']);
    for (const { count } of relaxations) expect(count).toBeGreaterThan(0);
  });

  test('refuses a filter that it does not know', async () => {
    const { status, body } = await backend.visitor().get('Objects.GetLots', { colour: 'red' });
    expect([status, body.message]).toEqual([400, 'Неизвестный параметр «colour»']);
  });
});

describe('a flat', () => {
  test('has its page, with its floor on a picture and four similar flats for sale', async () => {
    const { lots: found } = await ask(backend, getLots, { complex: 'kanal', sort: '-area' });
    const lot = await ask(backend, getLot, firstOf(found));
    expect(lot).toMatchObject({ ...found[0] });
    expect(lot.facade?.polygons.length).toBeGreaterThan(0);
    expect(lot.similar).toHaveLength(4);
    expect(lot.similar.map(({ id }) => id)).not.toContain(lot.id);
    expect(lot.onFloor.total).toBeGreaterThanOrEqual(lot.onFloor.free);
  });

  test('shows its floor on a picture wherever it stands', async () => {
    const { catalogue } = backend.services;
    const { snapshot } = catalogue;
    const blind = [...snapshot.lots.values()].filter((lot) => !findFacade(snapshot, lot));
    expect(blind.map(({ id }) => id)).toEqual([]);
  });

  test('that is sold keeps its page, without a price', async () => {
    const sold = [...backend.services.catalogue.snapshot.lots.values()].find(
      ({ status }) => status === 'sold',
    );
    const lot = await ask(backend, getLot, firstOf(sold ? [{ url: lotUrl(sold) }] : []));
    expect(lot).toMatchObject({ status: 'sold', price: null, payment: null, pricePerMetre: null });
    expect(lot.similar).toHaveLength(4);
    const { banks } = await ask(backend, getIpotekaProgram, { apartment_id: lot.guid });
    expect(banks).toEqual([]);
  });

  test('is found at its own address only', async () => {
    const { lots: found } = await ask(backend, getLots, { complex: 'kanal' });
    const address = { ...firstOf(found), vendor: 'zaliv' };
    const { status, body } = await backend.visitor().get('Objects.GetLot', address);
    expect([status, body.message]).toEqual([404, 'Такой квартиры нет']);
  });

  test('is financed by banks, lowest payment first, the card showing the best', async () => {
    const { lots: found } = await ask(backend, getLots, { complex: 'svetly' });
    const lot = await ask(backend, getLot, firstOf(found));
    const { banks } = await ask(backend, getIpotekaProgram, { apartment_id: lot.guid });
    const payments = banks.map(({ payment }) => payment);
    expect(payments).toEqual(payments.toSorted((a, b) => a - b));
    expect(payments[0]).toBe(lot.payment);
  });

  test('dearer than the largest loan allows asks for a larger down payment', async () => {
    const { lots: found } = await ask(backend, getLots, { complex: 'kolonnada', sort: '-price' });
    const lot = await ask(backend, getLot, firstOf(found));
    const { banks } = await ask(backend, getIpotekaProgram, { apartment_id: lot.guid });
    const family = banks.find(({ programme }) => programme === 'Семейная ипотека');
    expect((lot.price ?? 0) - (family?.downPayment ?? 0)).toBe(1_200_000_000);
    // 12 000 000 ₽ for 30 years at 6 %.
    expect(lot.payment).toBe(7_194_606);
  });
});

test('a lot that is sold leaves the catalogue when it is refreshed', async () => {
  const { catalogue, db } = backend.services;
  const before = await ask(backend, getLots, { complex: 'sosny' });
  const { id } = firstOf(before.lots);
  await db.update(lots).set({ status: 'sold' }).where(eq(lots.id, id));
  await catalogue.refresh();
  const after = await ask(backend, getLots, { complex: 'sosny' });
  expect(after.total).toBe(before.total - 1);
  expect(after.lots.map((lot) => lot.id)).not.toContain(id);
});

describe('a building floor by floor', () => {
  test('agrees with its complex, and its floors with their flats', async () => {
    const { complexes } = await ask(backend, getCatalog);
    for (const { vendor } of complexes) {
      const { buildings } = await ask(backend, getObject, { vendor });
      for (const building of buildings) {
        const { subvendor } = building;
        const facade = await ask(backend, getFacade, { vendor, subvendor });
        expect(facade.building).toEqual(building);
        expect(facade.floors.reduce((sum, { free }) => sum + free, 0)).toBe(building.free);
        expect(facade.lots).toEqual([]);
        const [top] = facade.floors;
        const { lots: flats } = await ask(backend, getFacade, {
          vendor,
          subvendor,
          floor: String(top?.floor),
        });
        expect(flats).toHaveLength(top?.total ?? 0);
        expect(new Set(flats.map(({ floor }) => floor))).toEqual(new Set([top?.floor]));
      }
    }
  });

  test('shows every building on some picture', async () => {
    const facade = await ask(backend, getFacade, { vendor: 'kanal', subvendor: 'korpus-2' });
    expect(facade.picture?.id).toMatch(/^kanal-/);
    expect(facade.floors.filter(({ polygons }) => polygons.length > 0).length).toBeGreaterThan(3);
  });

  test.each([
    { vendor: 'kanal', subvendor: 'korpus-99' },
    { vendor: 'net', subvendor: 'korpus-2' },
    { vendor: 'kanal', subvendor: 'korpus-2', floor: '40' },
  ])('is not there: %o', async (input) => {
    const { status } = await backend.visitor().get('Objects.GetFacade', input);
    expect(status).toBe(404);
  });
});
