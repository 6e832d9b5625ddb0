import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_SEARCHES } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import { lots } from '../../estate/objects.table.ts';
import { searches, searchFinds } from './searches.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { PAUSE } from './send-letters.ts';
import { newcomer, registerNewcomer } from '../../../testing/auth.ts';
import { received } from '../../../testing/outbox.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let backend: TestBackend;
let buyer: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  await registerNewcomer(backend);
});
afterAll(() => backend.close());

beforeEach(async () => {
  await backend.services.db.delete(searches);
  await logIn();
});

async function logIn() {
  buyer = backend.visitor();
  await buyer.logIn(newcomer.phone, 'granit-2026');
}

type Search = ResultOf<'Search.Save'>['search'];

async function save(filter: object, name = 'Моя подборка'): Promise<Search> {
  const { status, body } = await buyer.post('Search.Save', { name, filter });
  expect([status, body.message]).toEqual([200, undefined]);
  return (body.result as { search: Search }).search;
}

async function listOf(client: TestClient): Promise<Search[]> {
  const { body } = await client.get('Search.GetList');
  return (body.result as { searches: Search[] }).searches;
}

describe('a saved search', () => {
  test('has the address of the catalogue and the number of its flats', async () => {
    const search = await save({ priceTo: 25_000_000, rooms: ['2'], complex: ['kanal'] });
    expect(search.url).toBe('/katalog?complex=kanal&rooms=2&priceTo=25000000');
    const { body } = await buyer.get('Objects.GetFilter', {
      complex: 'kanal',
      rooms: '2',
      priceTo: '25000000',
    });
    expect(search.total).toBe((body.result as { total: number }).total);
    expect(await listOf(buyer)).toEqual([search]);
  });

  test('is kept once, and takes the newer name', async () => {
    await save({ rooms: ['2'] }, 'Двушки');
    await save({ rooms: ['2'] }, 'Для родителей');
    expect((await listOf(buyer)).map(({ name }) => name)).toEqual(['Для родителей']);
  });

  test('belongs to its buyer alone', async () => {
    const search = await save({ rooms: ['1'] });
    const other = backend.visitor();
    await other.logIn();
    expect(await listOf(other)).toEqual([]);
    await other.post('Search.Delete', { guid: search.guid });
    expect(await listOf(buyer)).toHaveLength(1);
    await buyer.post('Search.Delete', { guid: search.guid });
    expect(await listOf(buyer)).toEqual([]);
    expect((await backend.visitor().get('Search.GetList')).status).toBe(401);
  });

  test('is refused with an unknown filter, without a mailbox, and past the limit', async () => {
    const wrong = await buyer.post('Search.Save', { name: 'Подборка', filter: { colour: 'red' } });
    expect(wrong.status).toBe(400);
    const { db } = backend.services;
    const his = eq(users.phone, newcomer.phone);
    await db.update(users).set({ email: null }).where(his);
    const mute = await buyer.post('Search.Save', { name: 'Подборка', filter: {} });
    expect([mute.status, mute.body.message]).toEqual([422, expect.stringContaining('нет почты')]);
    await db.update(users).set({ email: newcomer.email }).where(his);
    for (let floor = 1; floor <= MOST_SEARCHES; floor++) await save({ floorTo: floor });
    const full = await buyer.post('Search.Save', { name: 'Подборка', filter: { floorTo: 99 } });
    expect(full.status).toBe(422);
    await save({ floorTo: 1 }, 'Старая под новым именем');
    const other = backend.visitor();
    await other.logIn();
    const theirs = await other.post('Search.Save', { name: 'Подборка', filter: { floorTo: 99 } });
    expect(theirs.status).toBe(200);
  });
});

/** Sells a flat at a price, or takes it off sale. */
async function setLot(id: string, change: Partial<typeof lots.$inferInsert>): Promise<void> {
  const { db, catalogue } = backend.services;
  const changed = await db.update(lots).set(change).where(eq(lots.id, id)).returning();
  await catalogue.refreshLots(changed.map(({ guid }) => guid));
}

/** A two-room flat of the complex at the canal, and one of another number of rooms. */
async function someFlats() {
  const { snapshot } = backend.services.catalogue;
  const of = (rooms: string) =>
    [...snapshot.lots.values()].find(
      (lot) => lot.complex.vendor === 'kanal' && lot.rooms === rooms && lot.status === 'free',
    );
  const [flat, other] = [of('2'), of('1')];
  if (!flat || !other) throw new Error('the demo content has no such flats');
  // The catalogue changes its lots in place.
  return { flat: { ...flat }, other: { ...other } };
}

const letters = async () =>
  (await received(backend.services)).filter(
    ({ to, kind }) => kind === 'mail' && to === newcomer.email,
  );

describe('letters about a search', () => {
  let before = 0;
  const fresh = async () => (await letters()).slice(before).map(({ text }) => text);
  beforeEach(async () => {
    backend.clock.pass(PAUSE / 1000);
    // A session does not last as long as the pause.
    await logIn();
    before = (await letters()).length;
  });

  test('tell of a flat that is new on sale and of a price that fell, once', async () => {
    const { flat, other } = await someFlats();
    const { run } = backend.services.searches;
    await setLot(flat.id, { status: 'sold' });
    await save({ complex: ['kanal'], rooms: ['2'] }, 'У канала');
    await run();
    expect(await fresh()).toEqual([]);

    await setLot(flat.id, { status: 'free' });
    await setLot(other.id, { price: other.price - 100_000_00 });
    await run();
    await run();
    const [letter, second] = await fresh();
    expect(second).toBeUndefined();
    expect(letter).toContain('Новые квартиры в продаже');
    expect(letter).toContain(`http://site.test/obekty/kanal/${flat.building.subvendor}/${flat.id}`);
    expect(letter).toContain('http://site.test/katalog?complex=kanal&rooms=2');
    expect(letter).not.toContain(other.id);

    backend.clock.pass(PAUSE / 1000);
    await setLot(flat.id, { price: flat.price - 500_000_00 });
    await run();
    expect((await fresh())[1]).toMatch(/Цена снизилась:[^]*вместо/);
    await setLot(flat.id, { price: flat.price });
    await setLot(other.id, { price: other.price });
  });

  test('gather what comes within hours, and forget what is no news any more', async () => {
    const { flat } = await someFlats();
    const { run } = backend.services.searches;
    await save({ complex: ['kanal'], rooms: ['2'] });
    const cheaper = (by: number) => setLot(flat.id, { price: flat.price - by });
    await cheaper(100_000_00);
    await run();
    expect(await fresh()).toHaveLength(1);
    await cheaper(200_000_00);
    await run();
    await cheaper(300_000_00);
    await run();
    expect(await fresh()).toHaveLength(1);
    backend.clock.pass(PAUSE / 1000);
    await run();
    const [, second] = await fresh();
    const roubles = new Intl.NumberFormat('ru-RU').format(flat.price / 100 - 100_000);
    expect(second).toContain(`вместо ${roubles} ₽`);

    await cheaper(400_000_00);
    await run();
    await setLot(flat.id, { price: flat.price });
    backend.clock.pass(PAUSE / 1000);
    await run();
    expect(await fresh()).toHaveLength(2);
    expect(await backend.services.db.select().from(searchFinds)).toEqual([]);
  });

  test('are written once, however many processes look', async () => {
    const { flat } = await someFlats();
    await save({ complex: ['kanal'], rooms: ['2'] });
    const second = await backend.restarted();
    await setLot(flat.id, { price: flat.price - 100_000_00 });
    await second.services.catalogue.refreshLots([flat.guid]);
    const all = [backend, second, backend, second];
    await Promise.all(all.map(({ services }) => services.searches.run()));
    expect(await fresh()).toHaveLength(1);
    await setLot(flat.id, { price: flat.price });
  });

  test('end by the link that each carries; looking at it ends nothing', async () => {
    const { flat } = await someFlats();
    const { run } = backend.services.searches;
    await save({ complex: ['kanal'], rooms: ['2'] }, 'У канала');
    await setLot(flat.id, { price: flat.price - 100_000_00 });
    await run();
    const key = /\/otpiska\/([\w-]+)/.exec((await fresh())[0] ?? '')?.[1] ?? '';
    const guest = backend.visitor();
    for (let look = 0; look < 2; look++) {
      const { body } = await guest.get('Search.GetSubscription', { key });
      expect(body.result).toEqual({ name: 'У канала', url: '/katalog?complex=kanal&rooms=2' });
    }
    for (let press = 0; press < 2; press++) {
      expect((await guest.post('Search.Unsubscribe', { key })).status).toBe(200);
    }
    expect((await guest.get('Search.GetSubscription', { key })).status).toBe(404);
    expect((await listOf(buyer))[0]).toMatchObject({ subscribed: false });

    backend.clock.pass(PAUSE / 1000);
    await setLot(flat.id, { price: flat.price - 200_000_00 });
    await run();
    expect(await fresh()).toHaveLength(1);
    await setLot(flat.id, { price: flat.price });
  });

  test('end for the search of their link alone', async () => {
    const one = await save({ rooms: ['1'] }, 'Однушки');
    const two = await save({ rooms: ['2'] }, 'Двушки');
    const { db } = backend.services;
    const [row] = await db.select().from(searches).where(eq(searches.guid, two.guid));
    const key = row?.token ?? '';
    const guest = backend.visitor();
    const { body } = await guest.get('Search.GetSubscription', { key });
    expect(body.result).toMatchObject({ name: 'Двушки' });
    const unknown = { key: key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) };
    expect((await guest.get('Search.GetSubscription', unknown)).status).toBe(404);
    await guest.post('Search.Unsubscribe', { key });
    const subscribed = (await listOf(buyer)).filter((search) => search.subscribed);
    expect(subscribed.map(({ guid }) => guid)).toEqual([one.guid]);
  });
});

describe('a search that is changed', () => {
  const change = (guid: string, changes: object, who = buyer) =>
    who.post('Search.Change', { guid, ...changes });
  const keyOf = async (guid: string) => {
    const { db } = backend.services;
    const [row] = await db.select().from(searches).where(eq(searches.guid, guid));
    return row?.token ?? '';
  };

  test('keeps what is not named; another buyer’s is not there', async () => {
    const search = await save({ rooms: ['2'] }, 'Двушки');
    const { body } = await change(search.guid, { name: 'Для родителей', frequency: 'weekly' });
    const changed = { ...search, name: 'Для родителей', frequency: 'weekly' };
    expect(body.result).toEqual({ search: changed });
    const other = backend.visitor();
    await other.logIn();
    expect((await change(search.guid, { name: 'Чужая' }, other)).status).toBe(404);
    expect(await listOf(buyer)).toEqual([changed]);
  });

  test('is read, changed and deleted by the link of its letters without a login', async () => {
    const search = await save({ rooms: ['2'] }, 'Двушки');
    const saved = await save({ rooms: ['1'] }, 'Однушки');
    const key = await keyOf(search.guid);
    const guest = backend.visitor();
    await guest.post('Search.ChangeByLink', { key, subscribed: false, name: 'Потом' });
    const { body } = await guest.get('Search.GetByLink', { key });
    expect(body.result).toEqual({ search: { ...search, subscribed: false, name: 'Потом' } });
    for (let press = 0; press < 2; press++) {
      expect((await guest.post('Search.DeleteByLink', { key })).status).toBe(200);
    }
    expect((await guest.get('Search.GetByLink', { key })).status).toBe(404);
    expect((await guest.post('Search.ChangeByLink', { key, name: 'Нет' })).status).toBe(404);
    expect(await listOf(buyer)).toEqual([saved]);
  });

  test('begins its letters again only where they have somewhere to go', async () => {
    const search = await save({ rooms: ['2'] });
    await change(search.guid, { subscribed: false });
    const { db } = backend.services;
    const his = eq(users.phone, newcomer.phone);
    await db.update(users).set({ emailConfirmed: false }).where(his);
    expect((await change(search.guid, { subscribed: true })).status).toBe(422);
    expect((await change(search.guid, { name: 'Без писем' })).status).toBe(200);
    await db.update(users).set({ emailConfirmed: true }).where(his);
    expect((await change(search.guid, { subscribed: true })).status).toBe(200);
  });

  test.each([
    ['daily', 24],
    ['weekly', 7 * 24],
  ] as const)('writes %s, the first letter too', async (frequency, hours) => {
    const { flat } = await someFlats();
    const { run } = backend.services.searches;
    const before = (await letters()).length;
    const search = await save({ complex: ['kanal'], rooms: ['2'] });
    await change(search.guid, { frequency });
    for (const round of [1, 2]) {
      await setLot(flat.id, { price: flat.price - round * 100_000_00 });
      await run();
      backend.clock.pass((hours - 1) * 3600);
      await run();
      expect(await letters()).toHaveLength(before + round - 1);
      backend.clock.pass(3600);
      await run();
      expect(await letters()).toHaveLength(before + round);
    }
    await setLot(flat.id, { price: flat.price });
  });

  test('tells nothing of what happened while its letters were paused', async () => {
    const { flat } = await someFlats();
    const { run } = backend.services.searches;
    const search = await save({ complex: ['kanal'], rooms: ['2'] });
    const before = (await letters()).length;
    await change(search.guid, { subscribed: false });
    await setLot(flat.id, { price: flat.price - 100_000_00 });
    await run();
    await change(search.guid, { subscribed: true });
    await run();
    expect(await letters()).toHaveLength(before);
    await setLot(flat.id, { price: flat.price });
  });
});
