import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_FAVOURITES } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import { newcomer, registerNewcomer } from '../../../testing/auth.ts';
import { received } from '../../../testing/outbox.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { lots } from '../../estate/objects.table.ts';
import { resaleFlats } from '../../estate/resale.table.ts';
import type { LotKind } from '../../estate/types.ts';
import { users } from '../../people/account/accounts.table.ts';
import { baskets } from '../basket/baskets.table.ts';
import { PAUSE } from './favourite-notices.ts';

let backend: TestBackend;
let buyer: TestClient;
/** A free lot of each kind by its readable id. */
const ids: Partial<Record<LotKind, string>> = {};

const KINDS = ['flat', 'commercial', 'parking', 'storage', 'resale'] as const;
const idOf = (kind: LotKind) => ids[kind] ?? '';
const db = () => backend.services.db;

beforeAll(async () => {
  backend = await testBackend();
  await registerNewcomer(backend);
  for (const kind of ['flat', 'commercial', 'parking', 'storage'] as const) {
    const [lot] = await db()
      .select()
      .from(lots)
      .where(and(eq(lots.kind, kind), eq(lots.status, 'free')))
      .orderBy(lots.id)
      .limit(1);
    if (lot) ids[kind] = lot.id;
  }
  const [flat] = await db()
    .select()
    .from(resaleFlats)
    .where(eq(resaleFlats.status, 'free'))
    .orderBy(resaleFlats.id)
    .limit(1);
  if (flat) ids.resale = flat.id;
});
afterAll(() => backend.close());
beforeEach(async () => {
  await db().delete(baskets);
  buyer = backend.visitor();
  await buyer.logIn(newcomer.phone, 'granit-2026');
});

const add = (who: TestClient, lot: string) => who.post('Favourite.Add', { lot });
const pageOf = async (who: TestClient) =>
  (await who.get('Favourite.Get')).body.result as ResultOf<'Favourite.Get'>;
const listOf = async (who: TestClient) =>
  ((await who.get('Cart.GetLists')).body.result as ResultOf<'Cart.GetLists'>).favourites;

describe('favourites', () => {
  test('hold lots of every kind, the last one first, beside cart and comparison', async () => {
    const guest = backend.visitor();
    for (const kind of KINDS) {
      backend.clock.pass(1);
      expect((await add(guest, idOf(kind))).status).toBe(200);
    }
    await guest.post('Cart.Add', { lot: idOf('flat') });
    const { items, letters } = await pageOf(guest);
    expect(items.map(({ lot }) => [lot.kind, lot.id])).toEqual(
      KINDS.map((kind) => [kind, idOf(kind)]).toReversed(),
    );
    for (const { lot, price_then: then } of items) expect(then).toBe(lot.price);
    expect(letters).toBeNull();
    expect(await listOf(guest)).toEqual(KINDS.map(idOf));
    const { body } = await guest.post('Content.GetTemplate', {});
    expect(body.result).toMatchObject({ basket: { count: 1 }, favourites: { count: 5 } });
  });

  test('are taken out one by one and all together; the same twice is once', async () => {
    const guest = backend.visitor();
    for (const kind of ['flat', 'flat', 'resale', 'parking'] as const) {
      backend.clock.pass(1);
      await add(guest, idOf(kind));
    }
    await guest.post('Favourite.Delete', { lot: idOf('resale') });
    await guest.post('Favourite.Delete', { lot: 'no-such' });
    expect(await listOf(guest)).toEqual([idOf('flat'), idOf('parking')]);
    await guest.post('Favourite.Clear', {});
    expect(await listOf(guest)).toEqual([]);
    expect((await backend.visitor().post('Favourite.Clear', {})).body.result).toEqual({
      favourites: [],
    });
  });

  test('are refused for an unknown lot and past the limit', async () => {
    const unknown = await add(buyer, 'no-such');
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Такого лота нет']);
    const many = await db()
      .select()
      .from(lots)
      .limit(MOST_FAVOURITES + 1);
    for (const { id } of many.slice(0, -1)) expect((await add(buyer, id)).status).toBe(200);
    expect((await add(buyer, many.at(-1)?.id ?? '')).status).toBe(409);
    expect((await add(buyer, many[0]?.id ?? '')).status).toBe(200);
  });

  test('of a guest are the buyer’s after the login, each with its earlier price, and nobody else’s', async () => {
    await add(buyer, idOf('flat'));
    backend.clock.pass(1);
    const guest = backend.visitor();
    await add(guest, idOf('flat'));
    await add(guest, idOf('resale'));
    const [before] = (await pageOf(buyer)).items;
    await guest.logIn(newcomer.phone, 'granit-2026');
    const { items } = await pageOf(guest);
    expect(items.map(({ lot }) => lot.id).toSorted()).toEqual(
      [idOf('flat'), idOf('resale')].toSorted(),
    );
    expect(items.find(({ lot }) => lot.kind === 'flat')).toEqual(before);
    expect(await listOf(backend.visitor())).toEqual([]);
  });
});

/** Lots that somebody has liked, so many seconds after each other. */
async function likeMany(who: TestClient, lotIds: readonly string[]): Promise<void> {
  for (const id of lotIds) {
    backend.clock.pass(1);
    expect((await add(who, id)).status).toBe(200);
  }
}

test('favourites of two devices come together at the login: lots of both take no place twice, of too many the latest stay', async () => {
  const rows = await db()
    .select()
    .from(lots)
    .orderBy(lots.id)
    .limit(2 * MOST_FAVOURITES + 2);
  const all = rows.map(({ id }) => id);
  const shared = all.slice(0, MOST_FAVOURITES - 1);
  const late = all.slice(-3);
  const devices = [
    all.slice(0, MOST_FAVOURITES),
    all.slice(MOST_FAVOURITES, 2 * MOST_FAVOURITES - 2),
  ];
  for (const own of devices) {
    const guest = backend.visitor();
    await likeMany(guest, own);
    await guest.logIn(newcomer.phone, 'granit-2026');
  }
  expect(await listOf(buyer)).toHaveLength(2 * MOST_FAVOURITES - 2);
  const third = backend.visitor();
  // The first of these is one lot too many, the earliest of the guest's new ones.
  await likeMany(third, [...late.slice(0, 1), ...shared.slice(0, 50), ...late.slice(1)]);
  await third.logIn(newcomer.phone, 'granit-2026');
  const list = await listOf(third);
  expect(list).toHaveLength(2 * MOST_FAVOURITES);
  expect(late.map((id) => list.includes(id))).toEqual([false, true, true]);
  expect(new Set(list).size).toBe(list.length);
});

interface Change {
  price?: number;
  status?: 'free' | 'held' | 'sold';
}

/** Sells lots at other prices, or takes them off sale, all at once. */
async function setLots(changes: Partial<Record<LotKind, Change>>): Promise<void> {
  await db().transaction(async (tx) => {
    for (const kind of KINDS) {
      const change = changes[kind];
      if (!change) continue;
      if (kind === 'resale') {
        await tx
          .update(resaleFlats)
          .set(change)
          .where(eq(resaleFlats.id, idOf(kind)));
      } else
        await tx
          .update(lots)
          .set(change)
          .where(eq(lots.id, idOf(kind)));
    }
  });
  await backend.services.catalogue.refresh();
}

const setLot = (kind: LotKind, change: Change) => setLots({ [kind]: change });

async function priceOf(kind: LotKind): Promise<number> {
  const [lot] =
    kind === 'resale'
      ? await db()
          .select()
          .from(resaleFlats)
          .where(eq(resaleFlats.id, idOf(kind)))
      : await db()
          .select()
          .from(lots)
          .where(eq(lots.id, idOf(kind)));
  return lot?.price ?? 0;
}

describe('letters about favourites', () => {
  let before = 0;
  const all = async () =>
    (await received(backend.services)).filter(
      ({ kind, to }) => kind === 'mail' && to === newcomer.email,
    );
  const fresh = async () => (await all()).slice(before).map(({ text }) => text);
  const ask = (subscribed: boolean, who = buyer) =>
    who.post('Favourite.SetLetters', { subscribed });
  const run = () => backend.services.favourites.run();
  beforeEach(async () => {
    before = (await all()).length;
  });

  test('are asked for by buyers with a confirmed mailbox alone', async () => {
    expect((await ask(true, backend.visitor())).status).toBe(401);
    const his = eq(users.phone, newcomer.phone);
    await db().update(users).set({ emailConfirmed: false }).where(his);
    const refused = await ask(true);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Сначала подтвердите почту в профиле',
    ]);
    expect((await pageOf(buyer)).letters).toEqual({ subscribed: false, mailbox: 'unconfirmed' });
    await db().update(users).set({ emailConfirmed: true }).where(his);
    expect((await ask(true)).status).toBe(200);
    expect((await pageOf(buyer)).letters).toEqual({ subscribed: true, mailbox: 'confirmed' });
  });

  test('tell of a lower price and of a freed lot, once, and of nothing from before they were asked for', async () => {
    for (const kind of ['flat', 'resale', 'parking'] as const) await add(buyer, idOf(kind));
    const [flat, resale] = [await priceOf('flat'), await priceOf('resale')];
    await setLot('flat', { price: flat - 100_000_00 });
    await setLot('parking', { status: 'held' });
    await run();
    await ask(true);
    await run();
    expect(await fresh()).toEqual([]);

    await setLots({
      flat: { price: flat - 300_000_00 },
      resale: { price: resale - 200_000_00 },
      parking: { status: 'free' },
    });
    await Promise.all([run(), run()]);
    const [letter, second] = await fresh();
    expect(second).toBeUndefined();
    const roubles = (kopecks: number) => new Intl.NumberFormat('ru-RU').format(kopecks / 100);
    expect(letter).toContain(
      `${roubles(flat - 300_000_00)} ₽ вместо ${roubles(flat - 100_000_00)} ₽`,
    );
    expect(letter).toContain(`http://site.test/vtorichka/${idOf('resale')}`);
    expect(letter).toMatch(/Снова в продаже:\n\nПарковочное место/);
    await setLot('flat', { price: flat });
    await setLot('resale', { price: resale });
  });

  test('wait for hours, then tell the whole fall; a dearer or a sold lot is no news', async () => {
    await add(buyer, idOf('flat'));
    await add(buyer, idOf('storage'));
    await ask(true);
    const [flat, storage] = [await priceOf('flat'), await priceOf('storage')];
    await setLot('flat', { price: flat - 100_000_00 });
    await run();
    await setLot('flat', { price: flat - 200_000_00 });
    await run();
    await setLot('flat', { price: flat - 300_000_00 });
    await setLot('storage', { price: storage + 10_000_00 });
    await run();
    expect(await fresh()).toHaveLength(1);
    backend.clock.pass(PAUSE / 1000);
    await run();
    const [, later] = await fresh();
    const known = new Intl.NumberFormat('ru-RU').format((flat - 100_000_00) / 100);
    expect(later).toContain(`вместо ${known} ₽`);
    expect(later).not.toContain(idOf('storage'));
    backend.clock.pass(PAUSE / 1000);
    await setLot('flat', { price: flat - 400_000_00, status: 'sold' });
    await run();
    expect(await fresh()).toHaveLength(2);
    await setLot('flat', { price: flat, status: 'free' });
    await setLot('storage', { price: storage });
  });

  test('end by the link that each carries and by the button of mail programs; looking ends nothing', async () => {
    await add(buyer, idOf('flat'));
    const price = await priceOf('flat');
    const keyOf = async () => {
      await ask(true);
      await setLot('flat', { price: (await priceOf('flat')) - 100_000_00 });
      await run();
      backend.clock.pass(PAUSE / 1000);
      return /\/otpiska\/([\w-]+)/.exec((await fresh()).at(-1) ?? '')?.[1] ?? '';
    };
    const guest = backend.visitor();
    const sent = async (key: string) =>
      (await guest.get('Favourite.GetLetters', { key })).body.result;
    const key = await keyOf();
    for (let look = 0; look < 2; look++) expect(await sent(key)).toEqual({ subscribed: true });
    const other = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    await guest.post('Favourite.StopLetters', { key: other });
    expect(await sent(key)).toEqual({ subscribed: true });
    await guest.post('Favourite.StopLetters', { key });
    expect(await sent(key)).toEqual({ subscribed: false });

    const again = backend.visitor();
    await again.logIn(newcomer.phone, 'granit-2026');
    buyer = again;
    expect(await keyOf()).toBe(key);
    await guest.send(`/api/unsubscribe/${key}`, { method: 'POST' });
    expect(await sent(key)).toEqual({ subscribed: false });
    const count = (await fresh()).length;
    await setLot('flat', { price: price - 900_000_00 });
    await run();
    expect(await fresh()).toHaveLength(count);
    await setLot('flat', { price });
  });
});
