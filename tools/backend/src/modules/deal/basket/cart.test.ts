import { eq } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { baskets } from './baskets.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { freeLots, someBuyers } from '../../../testing/buyers.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { orderOf } from '../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts';

let backend: TestBackend;
let guest: TestClient;
let ids: string[];

beforeAll(async () => {
  backend = await testBackend();
  ids = (await freeLots(backend, 60)).map(({ id }) => id);
});
afterAll(() => backend.close());
beforeEach(() => {
  guest = backend.visitor();
});

const id = (index: number) => ids[index] ?? '';
const add = (who: TestClient, index: number, list = 'Cart') =>
  who.post(`${list}.Add`, { lot: id(index) });
const listsOf = async (who: TestClient) =>
  (await who.get('Cart.GetLists')).body.result as ResultOf<'Cart.GetLists'>;
async function lists(who: TestClient) {
  const { cart, compare } = await listsOf(who);
  return { cart, compare };
}

interface Cart {
  products: Record<string, unknown>[];
  elements: string[];
  delivery: { id: string; count: number }[];
}
const cartOf = async (who: TestClient, query = {}) =>
  (await who.get('Cart.Get', query)).body.result as Cart;
const said = ({ status, body }: TestAnswer) => [status, body.message];

describe('a guest', () => {
  test('gets a cookie no script can read with the first lot, and none before', async () => {
    expect(await lists(guest)).toEqual({ cart: [], compare: [] });
    expect(guest.cookies.size).toBe(0);
    const { headers } = await add(guest, 0);
    expect(headers.get('set-cookie')).toMatch(
      /^basket=.{40,}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await lists(guest)).toEqual({ cart: [id(0)], compare: [] });
  });

  test('sees nobody else’s lots, nor those of a cookie that he made up', async () => {
    await add(guest, 0);
    const other = backend.visitor();
    other.cookies.set('basket', 'made-up');
    expect(await lists(other)).toEqual({ cart: [], compare: [] });
    await add(other, 1);
    expect(other.cookies.get('basket')).not.toBe('made-up');
  });

  test('adds and takes out as often as he likes', async () => {
    await add(guest, 0);
    await add(guest, 0);
    await add(guest, 1, 'Compare');
    expect(await lists(guest)).toEqual({ cart: [id(0)], compare: [id(1)] });
    await guest.post('Cart.Delete', { lot: id(0) });
    await guest.post('Cart.Delete', { lot: id(0) });
    await guest.post('Compare.Clear', {});
    expect(await lists(guest)).toEqual({ cart: [], compare: [] });
  });

  test('compares up to eight lots, none of them made up', async () => {
    for (let index = 0; index < 8; index++) await add(guest, index, 'Compare');
    expect(said(await add(guest, 9, 'Compare'))).toEqual([
      409,
      'Сравнить можно не больше 8 лотов. Уберите один, чтобы добавить другой',
    ]);
    expect((await add(guest, 0, 'Compare')).status).toBe(200);
    expect(said(await guest.post('Cart.Add', { lot: 'no-such' }))).toEqual([
      404,
      'Такого лота нет',
    ]);
  });

  test('reads the counters of the header', async () => {
    await add(guest, 0);
    await add(guest, 1);
    await add(guest, 1, 'Compare');
    const { body } = await guest.post('Content.GetTemplate', {});
    expect(body.result).toMatchObject({ basket: { count: 2 }, compare: { count: 1 } });
  });
});

describe('the cart', () => {
  test('tells what a lot cost when it was added and what it costs now', async () => {
    await add(guest, 0);
    const { db, catalogue } = backend.services;
    const [row] = await db
      .select()
      .from(lots)
      .where(eq(lots.id, id(0)));
    const price = row?.price ?? 0;
    await db
      .update(lots)
      .set({ price: price - 100_000 })
      .where(eq(lots.id, id(0)));
    await catalogue.refresh();
    const { products, elements } = await cartOf(guest);
    expect(products).toMatchObject([
      { lot: { id: id(0), price: price - 100_000 }, price_then: price, hold: null, similar: null },
    ]);
    expect(elements).toEqual([id(0)]);
  });

  test('is filtered by handover; the options count all lots', async () => {
    for (let index = 0; index < 12; index++) await add(guest, index * 5);
    const { delivery, elements } = await cartOf(guest);
    expect(delivery.reduce((sum, { count }) => sum + count, 0)).toBe(elements.length);
    for (const option of delivery) {
      const filtered = await cartOf(guest, { delivery: option.id });
      expect(filtered.products).toHaveLength(option.count);
      expect(filtered.elements).toEqual(elements);
      expect(filtered.delivery).toEqual(delivery);
    }
  });

  test('says who holds a lot: the visitor, with his order, or somebody', async () => {
    const [one, other] = (await someBuyers(backend, 2)) as [TestClient, TestClient];
    for (const buyer of [one, other]) await add(buyer, 20);
    const { body } = await one.post('Order.Reserve', { lot: id(20) });
    const { order, until } = body.result as { order: string; until: string };
    await backend.services.catalogue.refresh();
    const [own] = (await cartOf(one)).products;
    expect(own).toMatchObject({ lot: { status: 'held' }, hold: { own: true, until, order } });
    const [theirs] = (await cartOf(other)).products;
    expect(theirs).toMatchObject({
      lot: { status: 'held' },
      hold: { own: false, until, order: null },
      similar: { url: expect.stringMatching(/^\/katalog\?/) },
    });
  });
});

describe('a lot of an order at work', () => {
  test('is told to its buyer alone, with the price that the order has fixed', async () => {
    const sale = await orderAt(backend, 6);
    const { price, hold } = await orderOf(sale);
    await backend.services.catalogue.refresh();
    const own = { order: sale.order, until: hold?.until };
    expect((await listsOf(sale.buyer)).own).toEqual([
      { id: sale.lot, status: 'reserved', price, own },
    ]);
    const [other] = await someBuyers(backend, 1);
    for (const stranger of [other, guest]) expect((await listsOf(stranger)).own).toEqual([]);
    for (const who of [sale.buyer, other]) await who.post('Cart.Add', { lot: sale.lot });
    expect((await cartOf(sale.buyer)).products).toMatchObject([
      { lot: { status: 'reserved', price }, hold: { own: true, ...own }, similar: null },
    ]);
    expect((await cartOf(other)).products).toMatchObject([
      { lot: { status: 'reserved' }, hold: null },
    ]);
  });

  test('stays its buyer’s when a contract has followed the hold, and is nobody’s when the order has stopped', async () => {
    const signed = await orderAt(backend, 8);
    const [item] = (await listsOf(signed.buyer)).own;
    expect(item).toMatchObject({ id: signed.lot, own: { order: signed.order, until: null } });
    const sale = await orderAt(backend, 6);
    await sale.buyer.post('Order.Cancel', { guid: sale.order, reason: 'price' });
    expect((await listsOf(sale.buyer)).own).toEqual([]);
  });
});

describe('logging in', () => {
  test('unites what the guest saved with the buyer’s own, and forgets the guest', async () => {
    const buyer = backend.visitor();
    await buyer.logIn();
    await add(buyer, 30);
    await add(guest, 30);
    await add(guest, 31);
    await add(guest, 32, 'Compare');
    const count = await backend.services.db.$count(baskets);
    await guest.logIn();
    const expected = { cart: [id(30), id(31)], compare: [id(32)] };
    expect(await lists(guest)).toEqual(expected);
    expect(await lists(buyer)).toEqual(expected);
    expect(guest.cookies.has('basket')).toBe(false);
    expect(await backend.services.db.$count(baskets)).toBe(count - 1);
    expect((await buyer.post('Cart.Merge', {})).body.result).toEqual(expected);
    await buyer.post('Cart.Clear', {});
    await buyer.post('Compare.Clear', {});
  });

  test('after it the guest’s browser keeps nothing when the buyer leaves', async () => {
    await add(guest, 40);
    await guest.logIn();
    await guest.post('User.Logout', {});
    expect(await lists(guest)).toEqual({ cart: [], compare: [] });
  });
});

test('lots that a browser alone knew of are added, unknown ones left out', async () => {
  const { body } = await guest.post('Cart.Merge', { cart: [id(0), 'no-such'], compare: [id(1)] });
  expect(body.result).toEqual({ cart: [id(0)], compare: [id(1)] });
});

describe('the comparison', () => {
  test('is the visitor’s own, or of a shared link in its order', async () => {
    await add(guest, 3, 'Compare');
    const own = await guest.get('Content.GetPageCompare');
    expect(own.body.result).toMatchObject({ elements: [{ id: id(3) }] });
    const shared = await backend
      .visitor()
      .get('Content.GetPageCompare', { lots: [id(2), id(1), 'no-such', id(2)].join(',') });
    const { elements } = shared.body.result as { elements: { id: string }[] };
    expect(elements.map((lot) => lot.id)).toEqual([id(2), id(1)]);
  });

  test('carries what only it compares', async () => {
    const { body } = await guest.get('Content.GetPageCompare', { lots: id(0) });
    const [lot] = (body.result as { elements: Record<string, unknown>[] }).elements;
    expect(lot).toMatchObject({
      finish: expect.any(String),
      pricePerMetre: expect.any(Number),
      coordinate: [expect.any(Number), expect.any(Number)],
    });
  });
});
