import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getParking, getPlaces, getPremises, getPremisesItem } from '@m30/api';
import { anyLotCard } from './any-lot-card.ts';
import { ask } from '../../../testing/ask.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

describe('commercial premises', () => {
  test.each([
    {},
    { complex: 'kanal,loft' },
    { purpose: 'cafe', priceTo: '30000000' },
    { areaFrom: '100', powerFrom: '40', free: '1' },
    { entrance: '1', handover: '2028-1', ceilingFrom: '3.9' },
  ])('counts of each option are what choosing it finds, with %o', async (filter) => {
    const { facets, total } = await ask(backend, getPremises, filter);
    for (const key of ['complex', 'purpose', 'building', 'handover'] as const) {
      for (const { value, count } of facets[key].slice(0, 4)) {
        const found = await ask(backend, getPremises, { ...filter, [key]: value });
        expect([key, value, found.total]).toEqual([key, value, count]);
      }
    }
    for (const key of ['entrance', 'free'] as const) {
      expect((await ask(backend, getPremises, { ...filter, [key]: '1' })).total).toBe(
        facets[key].count,
      );
    }
    expect(facets.price.histogram.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
      total,
    );
  });

  test('pages hold everything once, in the order asked for', async () => {
    const first = await ask(backend, getPremises, { sort: '-metre' });
    const pages = Math.ceil(first.total / first.pageSize);
    const rest = await Promise.all(
      Array.from({ length: pages - 1 }, (_, at) =>
        ask(backend, getPremises, { sort: '-metre', page: String(at + 2) }),
      ),
    );
    const lots = [first, ...rest].flatMap((page) => page.lots);
    expect(new Set(lots.map(({ id }) => id)).size).toBe(first.total);
    const metres = lots.map(({ price, area }) => (price ?? 0) / area);
    expect(metres).toEqual(metres.toSorted((a, b) => b - a));
  });

  test('come mixed unless an order is asked for, the same ones by price as a choice', async () => {
    const { lots } = await ask(backend, getPremises);
    const first = lots.slice(0, 6);
    expect(new Set(first.map(({ area }) => area)).size).toBeGreaterThan(1);
    expect(new Set(first.map(({ complexName }) => complexName)).size).toBeGreaterThan(2);
    expect((await ask(backend, getPremises, { sort: 'mixed' })).lots).toEqual(lots);
    const prices = (await ask(backend, getPremises, { sort: 'price' })).lots.map(
      ({ price }) => price ?? 0,
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('every hint of an empty result gives its number', async () => {
    const filter = { complex: 'kolonnada', priceTo: '10000000', purpose: 'sport' };
    const { total, relaxations } = await ask(backend, getPremises, filter);
    expect(total).toBe(0);
    for (const { key, count } of relaxations) {
      const { [key]: _lifted, ...rest } = filter as Record<string, string>;
      expect((await ask(backend, getPremises, rest)).total).toBe(count);
    }
  });

  test('of one complex come with the plan of its ground floors', async () => {
    const { plan, total } = await ask(backend, getPremises, { complex: 'kanal' });
    const units = plan.flatMap((building) => building.units);
    expect(units.filter(({ matches }) => matches)).toHaveLength(total);
    expect((await ask(backend, getPremises)).plan).toEqual([]);
  });

  test('are found at their own address only', async () => {
    const unit = await ask(backend, getPremisesItem, { vendor: 'kanal', id: 'k1-n1' });
    expect(unit).toMatchObject({
      area: 118.2,
      ceiling: 4.2,
      power: 45,
      entrance: 'с\u00a0набережной',
    });
    expect(unit.similar.map(({ id }) => id)).not.toContain('k1-n1');
    const { status } = await backend
      .visitor()
      .get('Objects.GetPremisesItem', { vendor: 'loft', id: 'k1-n1' });
    expect(status).toBe(404);
  });
});

describe('parking places and storage rooms', () => {
  test('figures agree between the list of complexes, its facets and the level plans', async () => {
    const all = await ask(backend, getPlaces);
    expect(all.complexes).toHaveLength(8);
    for (const { vendor, parking, storage, levels } of all.complexes) {
      const park = await ask(backend, getParking, { vendor });
      expect(park.levels.map(({ level }) => level)).toEqual(levels);
      const sum = (kind: 'parking' | 'storage') =>
        park.levels.reduce((total, level) => total + level[kind], 0);
      expect([sum('parking'), sum('storage')]).toEqual([parking.count, storage.count]);
      expect(all.facets.complex.find(({ value }) => value === vendor)?.count).toBe(park.total);
    }
    expect(all.facets.kind.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  });

  test.each([
    {},
    { kind: 'parking', priceTo: '1200000' },
    { size: 'large,family', free: '1' },
    { complex: 'kanal', charging: '1' },
  ])('counts of each option are what choosing it finds, with %o', async (filter) => {
    const { facets } = await ask(backend, getPlaces, filter);
    for (const key of ['kind', 'complex', 'level', 'size'] as const) {
      for (const { value, count } of facets[key].slice(0, 4)) {
        const found = await ask(backend, getPlaces, { ...filter, [key]: value });
        expect([key, value, found.total]).toEqual([key, value, count]);
      }
    }
    for (const key of ['charging', 'free'] as const) {
      expect((await ask(backend, getPlaces, { ...filter, [key]: '1' })).total).toBe(
        facets[key].count,
      );
    }
  });

  test('a place says its level by itself', async () => {
    const { level } = await ask(backend, getParking, { vendor: 'kolonnada', place: 'ko-p60' });
    expect(level.level).toBe(-2);
    expect(level.places.some(({ id }) => id === 'ko-p60')).toBe(true);
  });

  test('a filter leaves all places on the plan and marks those it finds', async () => {
    const whole = await ask(backend, getParking, { vendor: 'terrasy' });
    const family = await ask(backend, getParking, { vendor: 'terrasy', size: 'family' });
    expect(family.level.places).toHaveLength(whole.level.places.length);
    const matching = family.level.places.filter(({ matches }) => matches);
    expect(matching).toHaveLength(family.total);
    expect(new Set(matching.map(({ size }) => size))).toEqual(new Set(['семейное']));
  });

  test.each([
    ['atlantida', {}],
    ['kanal', { level: '-5' }],
  ])('there is no car park «%s» %o', async (vendor, query) => {
    const { status } = await backend.visitor().get('Objects.GetParking', { vendor, ...query });
    expect(status).toBe(404);
  });
});

test('every lot has a card, whatever its kind', async () => {
  const { snapshot } = backend.services.catalogue;
  const cards = [...snapshot.placed.values()].map((lot) => ({
    lot,
    card: anyLotCard(snapshot, lot.guid),
  }));
  expect(cards.filter(({ lot, card }) => lot.id !== card?.id)).toEqual([]);
  expect(new Set(cards.map(({ card }) => card?.kind))).toEqual(
    new Set(['flat', 'commercial', 'parking', 'storage']),
  );
});
