import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getChess, getFilter, getLots, getPlans, type MethodContract } from '@m30/api';
import type { MethodResult } from '@m30/api';
import { loanTerms, percentOf } from '@m30/calculators/money';
import { infrastructure } from '../../estate/object-content.table.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

async function ask<M extends MethodContract>(
  { name }: M,
  query: Record<string, string> = {},
): Promise<MethodResult<M>> {
  const { status, body } = await backend.visitor().get(name, query);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.result as MethodResult<M>;
}

describe('the default order', () => {
  const pageOf = async (page: number) => (await ask(getLots, { page: String(page) })).lots;

  test.each([1, 2, 20])('mixes complexes and kinds on page %i', async (page) => {
    const lots = await pageOf(page);
    const different = (of: (lot: (typeof lots)[number]) => string) => new Set(lots.map(of)).size;
    expect(lots).toHaveLength(24);
    expect(different(({ vendor }) => vendor)).toBeGreaterThanOrEqual(4);
    expect(different(({ rooms }) => rooms)).toBeGreaterThanOrEqual(3);
    expect(different(({ plan }) => plan)).toBeGreaterThanOrEqual(8);
  });

  test('is moved neither by a flat that goes nor by another reading of the database', async () => {
    const { index } = backend.services.catalogue;
    const all = () => index.find({}, 'mixed', { offset: 0, limit: Infinity }).ids;
    const before = all();
    const [first = '', ...others] = before;
    index.update([{ id: first, lot: null }]);
    expect(all()).toEqual(others);
    await backend.services.catalogue.refresh();
    expect(all()).toEqual(before);
  });
});

describe('what is around a complex', () => {
  test('finds its flats anew when its content changes, and what is not built yet finds none', async () => {
    const near = {
      vendor: 'sosny',
      position: 900,
      group: 'school',
      name: 'Школа',
      minutes: 3,
    } as const;
    const total = async () => (await ask(getFilter, { complex: 'sosny', school: '5' })).total;
    const { db } = backend.services;
    expect(await total()).toBe(0);
    await db.insert(infrastructure).values(near);
    await backend.services.catalogue.refresh();
    expect(await total()).toBe(0);
    await db
      .update(infrastructure)
      .set({ kind: 'school' })
      .where(eq(infrastructure.position, near.position));
    // The trigger of the table tells every process.
    await expect.poll(total, { timeout: 10_000 }).toBeGreaterThan(0);
    await db.delete(infrastructure).where(eq(infrastructure.position, near.position));
    await expect.poll(total, { timeout: 10_000 }).toBe(0);
  });
});

describe('the monthly payment', () => {
  test('is limited by a programme, and cards are counted by the same one', async () => {
    const query = { payTo: '90000', programme: 'baltika-standard', term: '20', down: '5000000' };
    const { lots, total, programme } = await ask(getLots, query);
    expect(programme).toMatchObject({ name: 'Стандартная', term: 240 });
    expect(total).toBeGreaterThan(0);
    for (const { price, payment } of lots) {
      const terms = loanTerms(price ?? 0, programme, { downPayment: 500_000_000, months: 240 });
      expect(payment).toBe(terms.payment);
      expect(payment).toBeLessThanOrEqual(9_000_000);
      expect(terms.downPayment).toBeLessThanOrEqual(500_000_000);
    }
    const { facets } = await ask(getFilter, query);
    expect(facets.payment.programmes.find(({ value }) => value === query.programme)?.count).toBe(
      total,
    );
  });

  test('is honest where the largest loan caps it: without own money no flat passes that asks for more than the share', async () => {
    // 12 million at 6 % for 30 years are 71 946.06 a month, however dear the flat.
    const capped = { payTo: '72000' };
    const { lots, total, facets } = await ask(getLots, { ...capped, sort: '-price' });
    const [dearest] = lots;
    expect(total).toBeGreaterThan(0);
    expect(dearest?.downPayment).toBe(Math.ceil(percentOf(dearest?.price ?? 0, 20.1) / 100) * 100);
    const all = await ask(getFilter);
    expect(total).toBeLessThan(all.total);
    expect(facets.payment.programmes[0]?.count).toBe(total);

    const own = await ask(getLots, { ...capped, down: '14300000', sort: '-price' });
    expect(own.total).toBeGreaterThan(total);
    const price = own.lots[0]?.price ?? 0;
    expect(price).toBeGreaterThan(dearest?.price ?? 0);
    expect(price).toBeLessThanOrEqual(1_430_000_000 + 1_200_000_000);
    expect(own.lots[0]?.downPayment).toBe(1_430_000_000);
  });

  test('asks for nothing by its terms alone, and finds nothing by a programme that is gone', async () => {
    const { total } = await ask(getFilter);
    expect((await ask(getFilter, { programme: 'baltika-standard', term: '5' })).total).toBe(total);
    const gone = await ask(getLots, { programme: 'gone', payTo: '500000' });
    expect(gone).toMatchObject({ total: 0, relaxations: [{ key: 'payTo', count: total }] });
  });
});

describe('the way to work', () => {
  test('leaves the complexes that are near enough', async () => {
    const work = '59.911,30.356';
    const { facets } = await ask(getFilter, { commute: '10', work });
    const near = facets.complex.filter(({ count }) => count > 0).map(({ value }) => value);
    expect(near).toContain('kanal');
    expect(near).not.toContain('sosny');
    const { lots } = await ask(getLots, { commute: '10', work, complex: 'sosny' });
    expect(lots).toEqual([]);
  });

  test('that leads nowhere finds nothing and says how to go on', async () => {
    const { total, relaxations } = await ask(getLots, { commute: '30' });
    expect([total, relaxations.map(({ key }) => key)]).toEqual([0, ['commute']]);
  });
});

describe('flat types', () => {
  test('add up to the lots, and each leads to its flats', async () => {
    const { plans, total } = await ask(getPlans, { rooms: '2,3', sort: '-area' });
    expect(plans.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    const areas = plans.map(({ areaTo }) => areaTo);
    expect(areas).toEqual(areas.toSorted((a, b) => b - a));
    for (const plan of plans) {
      const { total, lots } = await ask(getLots, { rooms: '2,3', plan: plan.id, sort: 'price' });
      expect(total).toBe(plan.count);
      expect(lots[0]).toMatchObject({ price: plan.priceFrom, payment: plan.paymentFrom });
      expect(plan.complexes.reduce((sum, { count }) => sum + count, 0)).toBe(plan.count);
    }
  });
});

describe('a chessboard', () => {
  const address = { vendor: 'kanal', subvendor: 'korpus-2' };

  test('has every flat of the building once, the highest floor first', async () => {
    const chess = await ask(getChess, address);
    const rows = chess.sections.flatMap(({ floors }) => floors);
    const cells = rows.flatMap((row) => row.cells.flatMap((cell) => cell ?? []));
    expect(new Set(cells.map(({ id }) => id)).size).toBe(chess.total);
    const floors = chess.sections[0]?.floors.map(({ floor }) => floor) ?? [];
    expect(floors).toEqual(floors.toSorted((a, b) => b - a));
    expect(new Set(rows.map((row) => row.cells.length)).size).toBe(1);
  });

  test('marks what the filter lets pass, as the catalogue does', async () => {
    const filter = { rooms: '2', floorNot: 'last', free: '1' };
    const chess = await ask(getChess, { ...address, ...filter });
    const { total } = await ask(getFilter, { complex: 'kanal', building: 'korpus-2', ...filter });
    const marked = chess.sections.flatMap(({ floors }) =>
      floors.flatMap(({ cells }) => cells.filter((cell) => cell?.matches)),
    );
    expect(chess.matching).toBe(total);
    expect(marked).toHaveLength(total);
    expect(marked.every((cell) => cell?.rooms === '2' && cell.status === 'free')).toBe(true);
    expect((await ask(getChess, { ...address, complex: 'zaliv' })).matching).toBe(0);
  });

  test('is of a building with flats only', async () => {
    const { status, body } = await backend
      .visitor()
      .get('Objects.GetChess', { vendor: 'kanal', subvendor: 'korpus-99' });
    expect([status, body.message]).toEqual([404, 'Такого корпуса нет']);
  });
});

test.each([
  [{ rooms: '7' }],
  [{ options: 'pool' }],
  [{ free: 'yes' }],
  [{ floorFrom: '1.5' }],
  [{ payTo: '-1' }],
  [{ work: 'дом' }],
  [{ metro: '0' }],
  [{ sort: 'beauty' }],
  [{ number: '' }],
  [{ colour: 'red' }],
])('a filter that makes no sense is refused in Russian: %o', async (query) => {
  for (const method of [getLots, getPlans]) {
    const { status, body } = await backend.visitor().get(method.name, query);
    expect(status).toBe(400);
    expect(body.message).toMatch(/[а-яё]/i);
  }
});
