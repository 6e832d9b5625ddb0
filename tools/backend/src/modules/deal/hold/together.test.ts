import { and, eq, inArray, isNull } from 'drizzle-orm';
import { priceTogether } from '@m30/calculators/bundle';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEmbeddedCopy } from '../../../testing/database/open-embedded-copy.ts';
import { freeLots, someBuyers, userIdOf } from '../../../testing/buyers.ts';
import { freeSet, type FreeSet } from '../../../testing/free-set.ts';
import { received } from '../../../testing/outbox.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts';
import { lots } from '../../estate/objects.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { orders } from '../order/orders.table.ts';
import { holds } from './holds.table.ts';
import { sweepHolds } from './sweep-holds.ts';

let backend: TestBackend;
let first: TestClient;
let second: TestClient;
let set: FreeSet;

beforeAll(async () => {
  backend = await testBackend({ open: openEmbeddedCopy });
});
afterAll(() => backend.close());

beforeEach(async () => {
  [first, second] = (await someBuyers(backend, 2)) as [TestClient, TestClient];
  set = await freeSet(backend);
});

const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);

const together = (buyer: TestClient, ids = idsOf(set), prices?: Record<string, number>) =>
  buyer.post('Order.Create', { lots: ids, together: true, ...(prices && { prices }) });

const orderOf = ({ body }: TestAnswer): string =>
  (body.result as { orders: { order: string }[] }).orders[0]?.order ?? '';

async function statuses(some: FreeSet = set): Promise<string[]> {
  const { db } = backend.services;
  const rows = await db
    .select()
    .from(lots)
    .where(inArray(lots.id, idsOf(some)));
  return [...new Set(rows.map(({ status }) => status))];
}

function activeHolds(some: FreeSet = set): Promise<number> {
  const guids = some.map(({ guid }) => guid);
  return backend.services.db.$count(
    holds,
    and(inArray(holds.lotGuid, guids), isNull(holds.endedAt)),
  );
}

describe('a set that is held', () => {
  test('is one order at the prices of a set, told by its flat', async () => {
    const answer = await together(first, idsOf(set).toReversed());
    expect(answer.body.result).toMatchObject({ orders: [{ lot: set[0].id }], refused: [] });
    const [row] = await backend.services.db
      .select()
      .from(orders)
      .where(eq(orders.guid, orderOf(answer)));
    const priced = priceTogether(set);
    expect(row?.price).toBe(priced.price);
    expect(row?.bundle).toEqual(
      set.map(({ guid: lotGuid }, index) => ({
        lotGuid,
        full: priced.lots[index]?.full,
        percent: priced.lots[index]?.percent,
        price: priced.lots[index]?.price,
      })),
    );
    expect(await statuses()).toEqual(['held']);
    const own = await first.get('Cart.GetLists', {});
    const { own: ownLots } = own.body.result as { own: { id: string; price: number }[] };
    expect(ownLots.map(({ id, price }) => [id, price])).toEqual(
      set.map(({ id }, index) => [id, priced.lots[index]?.price]),
    );
  });

  test('counts once, and asking for it again gives the same order', async () => {
    const answer = await together(first);
    expect(orderOf(await together(first))).toBe(orderOf(answer));
    expect(await activeHolds()).toBe(3);
    for (let more = 0; more < 2; more++) {
      const [flat] = await freeSet(backend);
      expect((await first.post('Order.Reserve', { lot: flat.id })).status).toBe(200);
    }
    const [fourth] = await freeSet(backend);
    expect((await first.post('Order.Reserve', { lot: fourth.id })).status).toBe(409);
  });

  test('is given back as a whole', async () => {
    const answer = await together(first);
    expect((await first.post('Order.CancelHold', { order: orderOf(answer) })).status).toBe(200);
    expect([await statuses(), await activeHolds()]).toEqual([['free'], 0]);
    expect((await together(second)).status).toBe(200);
  });

  test('ends as a whole, and its buyer is told once before and once after', async () => {
    await together(first);
    const [buyer] = await backend.services.db
      .update(users)
      .set({ phoneConfirmed: true })
      .where(eq(users.id, await userIdOf(first)))
      .returning();
    const countLetters = async () =>
      (await received(backend.services)).filter(({ to }) => to === buyer?.phone).length;
    backend.clock.pass(22 * 3600);
    await sweepHolds(backend.services);
    expect(await countLetters()).toBe(1);
    backend.clock.pass(3 * 3600);
    await sweepHolds(backend.services);
    expect(await countLetters()).toBe(2);
    expect([await statuses(), await activeHolds()]).toEqual([['free'], 0]);
  });
});

describe('nothing is held', () => {
  test('where somebody holds one of the lots', async () => {
    await second.post('Order.Reserve', { lot: set[2].id });
    const refused = await together(first);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Эту кладовую уже забронировал другой покупатель',
    ]);
    expect(await activeHolds()).toBe(1);
  });

  test('where the buyer has one of them by another order', async () => {
    await first.post('Order.Reserve', { lot: set[0].id });
    const refused = await together(first);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('вы уже забронировали отдельно'),
    ]);
    expect(await activeHolds()).toBe(1);
  });

  test('where one of them costs another sum than was seen', async () => {
    const refused = await together(first, undefined, { [set[1].id]: set[1].price - 100 });
    expect(refused.status).toBe(409);
    expect(refused.body.result).toMatchObject({
      details: { price: { seen: set[1].price - 100, now: set[1].price } },
    });
    expect([await statuses(), await activeHolds()]).toEqual([['free'], 0]);
  });

  test('where the lots are no set', async () => {
    const flats = (await freeLots(backend, 2)).map(({ id }) => id);
    const wrong = [[set[0].id], [set[1].id, set[2].id], [...flats, set[1].id]];
    for (const ids of wrong) expect((await together(first, ids)).status).toBe(409);
    expect(await activeHolds()).toBe(0);
  });
});

describe('the cart', () => {
  test('names the set with what it comes to, until it is held', async () => {
    for (const { id } of set) await first.post('Cart.Add', { lot: id });
    const read = async () =>
      ((await first.get('Cart.Get', {})).body.result as { sets: object[] }).sets;
    const { full, saving, price } = priceTogether(set);
    expect(await read()).toMatchObject([
      { full, saving, price, lots: set.map(({ id }) => ({ id })) },
    ]);
    const ordered = await first.post('Order.Create', { cart: true, together: true });
    expect(ordered.status).toBe(200);
    expect(await read()).toEqual([]);
  });
});

describe('of those who want some of the same lots at once', () => {
  test('each gets all of a set or nothing, and nobody waits for ever', async () => {
    const buyers = await someBuyers(backend, 12);
    const asked = [idsOf(set), [set[0].id, set[1].id], [set[0].id, set[2].id]];
    const answers = await Promise.all(
      buyers.map((buyer, index) => together(buyer, asked[index % asked.length]?.toReversed())),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(buyers.length - 1);
    const [row] = await backend.services.db
      .select()
      .from(orders)
      .where(eq(orders.guid, orderOf(won[0] as TestAnswer)));
    expect(await activeHolds()).toBe(row?.bundle?.length);
  });

  test('a single lot and a set that has it end well too', async () => {
    const buyers = await someBuyers(backend, 12);
    const answers = await Promise.all(
      buyers.map((buyer, index) =>
        index % 2 === 0
          ? together(buyer)
          : buyer.post('Order.Reserve', { lot: set[index % 3]?.id ?? '' }),
      ),
    );
    const { db } = backend.services;
    const rows = await db.select().from(holds).where(isNull(holds.endedAt));
    const guids = new Set(set.map(({ guid }) => guid));
    const ours = rows.filter(({ lotGuid }) => guids.has(lotGuid));
    const byOrder = Map.groupBy(ours, ({ orderGuid }) => orderGuid);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(byOrder.size);
    expect([1, 3]).toContain(Math.max(...[...byOrder.values()].map(({ length }) => length)));
    if (byOrder.size > 1) expect(ours.length).toBe(byOrder.size);
  });
});
