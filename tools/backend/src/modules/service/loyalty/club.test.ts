import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { clubCards, clubPoints } from './loyalty.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { partnerships } from '../../content/partnership/partnerships.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { addPointsAction } from './add-points.staff.ts';
import { buyerAndStranger } from '../../../testing/buyers.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';

type Loyalty = ResultOf<'LK.GetLoyalty'>;

let backend: TestBackend;
let buyer: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  ({ buyer, stranger } = await buyerAndStranger(backend));
});
afterAll(() => backend.close());

const loyaltyOf = async (who: TestClient, query: Record<string, string> = {}) =>
  (await who.get('LK.GetLoyalty', query)).body.result as Loyalty;

describe('a promo code', () => {
  test('is one a buyer and partner, however many ask at once', async () => {
    const asked = Array.from({ length: 12 }, () =>
      stranger.post('LK.TakePromoCode', { alias: 'bereg' }),
    );
    const codes = new Set((await Promise.all(asked)).map(({ body }) => JSON.stringify(body)));
    expect(codes.size).toBe(1);
    const { body } = await stranger.get('LK.GetPartnership', { alias: 'bereg' });
    const { promo } = body.result as ResultOf<'LK.GetPartnership'>;
    expect(promo?.code).toMatch(/^BEREG-[A-Z2-9]{6}$/);
    expect(promo?.valid_until).toBe('2027-01-17');
    const { body: others } = await buyer.post('LK.TakePromoCode', { alias: 'bereg' });
    expect(others.result).not.toEqual(promo);
  });

  test('is refused when the offer is over, and one that was given stays', async () => {
    const { db } = backend.services;
    const ended = { endsOn: '2026-11-01' };
    await db.update(partnerships).set(ended).where(eq(partnerships.alias, 'ostrov'));
    const { status, body } = await stranger.post('LK.TakePromoCode', { alias: 'ostrov' });
    expect([status, body.message]).toEqual([422, expect.stringContaining('закончилось')]);
    expect((await buyer.post('LK.TakePromoCode', { alias: 'ostrov' })).body.result).toMatchObject({
      code: 'OSTROV-7K2M4P',
    });
    const list = (await buyer.get('LK.GetPartnerships')).body
      .result as ResultOf<'LK.GetPartnerships'>;
    expect(list.partnerships.map(({ alias }) => alias)).not.toContain('ostrov');
    await db.update(partnerships).set({ endsOn: null }).where(eq(partnerships.alias, 'ostrov'));
  });

  test('is nowhere for an unknown partner', async () => {
    expect((await buyer.post('LK.TakePromoCode', { alias: 'nikto' })).status).toBe(404);
    expect((await buyer.get('LK.GetPartnership', { alias: 'nikto' })).status).toBe(404);
  });
});

test('kinds count all partners, whichever is chosen', async () => {
  const of = async (query: Record<string, string>) =>
    (await buyer.get('LK.GetPartnerships', query)).body.result as ResultOf<'LK.GetPartnerships'>;
  const all = await of({});
  expect(all.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(all.partnerships.length);
  for (const { id, count } of all.kinds) {
    const some = await of({ kind: id });
    expect(some.partnerships).toHaveLength(count);
    expect(some.kinds).toEqual(all.kinds);
  }
  expect((await buyer.get('LK.GetPartnerships', { kind: 'yachts' })).status).toBe(400);
});

describe('a club card', () => {
  test('has a history that sums up', async () => {
    const { card, history } = await loyaltyOf(buyer);
    const entries = [...history.entries].reverse();
    let balance = 0;
    for (const entry of entries) {
      balance += entry.points;
      expect(entry.balance).toBe(balance);
    }
    expect(entries).toHaveLength(history.total);
    expect(card?.balance).toBe(balance);
    expect(card?.earned).toBe(entries.reduce((sum, { points }) => sum + Math.max(points, 0), 0));
  });

  test('shows a partner its level and nothing of its owner', async () => {
    const { card, invite } = await loyaltyOf(buyer);
    const guest = backend.visitor();
    const id = card?.path.split('/').at(-1) ?? '';
    const byCode = (await guest.get('LK.CheckCard', { id })).body;
    const byNumber = (await guest.get('LK.CheckCard', { id: card?.number ?? '' })).body;
    expect(byCode).toEqual(byNumber);
    expect(byCode.result).toEqual({
      number: card?.number,
      valid: true,
      level: card?.level,
      since: 2026,
    });
    expect((await guest.get('LK.CheckCard', { id: '3099 9999' })).status).toBe(404);
    expect((await guest.get('LK.CheckCard', { id: invite?.url.slice(-8) ?? '' })).status).toBe(404);
  });

  test('is limited for those who try out numbers, not for codes', async () => {
    const strict = await backend.restarted({ RATE_LIMIT_CARD_ADDRESS: '2/3600' });
    const guest = strict.visitor('198.51.100.7');
    const answers = [];
    for (let look = 0; look < 4; look++) {
      answers.push((await guest.get('LK.CheckCard', { id: `3000 000${look}` })).status);
    }
    expect(answers).toEqual([404, 404, 429, 429]);
    expect((await guest.get('LK.CheckCard', { id: 'demo-karta-savelevoy' })).status).toBe(200);
  });

  test('is taken once, from the first registered contract on', async () => {
    const { db } = backend.services;
    expect((await stranger.post('LK.TakeCard', {})).status).toBe(422);
    const [other] = await db.select().from(users).where(eq(users.lastName, 'Покупатель'));
    const [registered] = await db.select().from(orders).where(eq(orders.stageNumber, 10)).limit(1);
    if (!other || !registered) throw new Error('the demo has no registered order');
    const { userId: owner } = registered;
    await db.update(orders).set({ userId: other.id }).where(eq(orders.guid, registered.guid));
    expect((await loyaltyOf(stranger)).can_take).toBe(true);
    const results = await Promise.all(
      Array.from({ length: 8 }, () => stranger.post('LK.TakeCard', {})),
    );
    expect(new Set(results.map(({ body }) => JSON.stringify(body.result))).size).toBe(1);
    const { card, can_take } = await loyaltyOf(stranger);
    expect([card?.balance, card?.level.name, can_take]).toEqual([500, 'Причал', false]);
    await db.update(orders).set({ userId: owner }).where(eq(orders.guid, registered.guid));
  });

  test('gets points from the staff and never goes below nothing', async () => {
    const { services } = backend;
    const { card } = await loyaltyOf(buyer);
    const give = (points: number) =>
      addPointsAction.run(services, {
        card: card?.number ?? '',
        points: String(points),
        reason: 'Помощь на субботнике',
      });
    expect(await give(200)).toMatchObject({ balance: (card?.balance ?? 0) + 200 });
    await expect(give(-9999)).rejects.toThrow('На\u00a0карте только');
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => give(-700)));
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    const left = (await loyaltyOf(buyer)).card?.balance ?? -1;
    expect(left).toBe((card?.balance ?? 0) + 200 - done * 700);
    expect(left).toBeGreaterThanOrEqual(0);
    await expect(
      addPointsAction.run(services, { card: '3099 9999', points: '5', reason: 'Так' }),
    ).rejects.toThrow('Карты с\u00a0таким номером нет');
  });

  test('that is blocked is not valid and collects nothing', async () => {
    const { db } = backend.services;
    const [card] = await db.select().from(clubCards).where(eq(clubCards.number, '30000417'));
    await db
      .update(clubCards)
      .set({ blockedOn: '2026-11-17' })
      .where(eq(clubCards.id, card?.id ?? ''));
    const { body } = await backend.visitor().get('LK.CheckCard', { id: '3000 0417' });
    expect(body.result).toMatchObject({ valid: false });
    const before = await db.$count(clubPoints);
    const give = { card: '3000 0417', points: '5', reason: 'Так' };
    await expect(addPointsAction.run(backend.services, give)).rejects.toThrow('заблокирована');
    expect(await db.$count(clubPoints)).toBe(before);
    await db
      .update(clubCards)
      .set({ blockedOn: null })
      .where(eq(clubCards.id, card?.id ?? ''));
  });
});

test('an invitation counts the requests that came by it', async () => {
  const { invite } = await loyaltyOf(buyer);
  const mark = Object.fromEntries(new URL(invite?.url ?? '').searchParams);
  const guest = backend.visitor();
  const sent = await guest.post('Form.CallRequest', {
    ...{ name: 'Антон', phone: '+7 921 000-00-88', url: '/katalog' },
    token: await guest.token(),
    marketing: mark,
  });
  expect(sent.status).toBe(200);
  expect((await loyaltyOf(buyer)).invite?.requests).toBe((invite?.requests ?? 0) + 1);
});
