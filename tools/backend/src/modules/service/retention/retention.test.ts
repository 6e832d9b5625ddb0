import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountConsents } from '../../people/consent/consents.table.ts';
import { authCodes } from '../../people/code/codes.table.ts';
import { baskets } from '../../deal/basket/baskets.table.ts';
import { dailyCounters } from '../../../kernel/counters/daily-counters.table.ts';
import { DAY_SECONDS } from '../../../kernel/time/day.ts';
import { idempotencyKeys } from '../../../kernel/db/system.table.ts';
import { outbox } from '../../../adapters/outbox/outbox.table.ts';
import { leads } from '../../deal/lead/leads.table.ts';
import { mortgageDrafts } from '../../deal/mortgage/mortgage-applications.table.ts';
import { orderDrafts, orderParticipants, orders } from '../../deal/order/orders.table.ts';
import { reviews } from '../../content/library/content-reviews.table.ts';
import { sessions, users } from '../../people/account/accounts.table.ts';
import { uploads } from '../../people/upload/uploads.table.ts';
import { sessionCookie } from '../../people/session/session-cookie.ts';
import { someBuyers } from '../../../testing/buyers.ts';
import { orderAt, RELEASED, tell } from '../../../testing/order-at.ts';
import { orderOf, type Sale } from '../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { openSession } from '../../people/session/sessions.ts';
import { uploadPath } from '../../people/upload/upload-store.ts';
import { deleteUploads, forgetBytes } from './delete-uploads.ts';
import { forgetExpired } from './forget-expired.ts';
import { TERMS, type TermName } from './terms.ts';

let backend: TestBackend;
// The clock goes on from test to test, so each begins with what it has put there itself.
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const db = () => backend.services.db;
const now = () => backend.clock();
const forget = () => forgetExpired(backend.services);

/** What is left shortly before the end of a term, and shortly after it. */
async function around<Left>(term: TermName, left: () => Promise<Left>): Promise<[Left, Left]> {
  backend.clock.pass(TERMS[term] - 60);
  await forget();
  const before = await left();
  backend.clock.pass(120);
  await forget();
  return [before, await left()];
}

const lead = (guid: string) => ({
  ...{ guid, method: 'Form.CallRequest', name: 'Ольга', phone: '+79215550102' },
  ...{ details: {}, marketing: {}, addressHash: 'hash', createdAt: now() },
});

async function fileOf(ownerKind: 'lead' | 'order' | 'ticket', ownerId: string) {
  const guid = randomUUID();
  const path = uploadPath(backend.services.config, guid);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'scan');
  await db()
    .insert(uploads)
    .values({
      ...{ guid, ownerKind, ownerId, kind: 'passport', name: 'Паспорт', size: 4, received: 4 },
      ...{ state: 'done', type: 'pdf', createdAt: now(), changedAt: now() },
    });
  return guid;
}

const filesLeft = () => readdirSync(join(backend.services.config.dataDir, 'uploads'));

describe('when its term has ended, and not before', () => {
  test('a request is forgotten with its files', async () => {
    const guid = randomUUID();
    await db().insert(leads).values(lead(guid));
    await fileOf('lead', guid);
    const left = async () => [
      await db().$count(leads, eq(leads.guid, guid)),
      await db().$count(uploads, eq(uploads.ownerId, guid)),
      filesLeft().length,
    ];
    expect(await around('lead', left)).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);
  });

  test('figures of a day are forgotten after two years, those of the next day are not', async () => {
    const { counters } = backend.services;
    await db().delete(dailyCounters);
    counters.count('page', '/katalog');
    await counters.flush();
    backend.clock.pass(DAY_SECONDS);
    counters.count('page', '/katalog');
    await counters.flush();
    const left = () => db().$count(dailyCounters);
    backend.clock.pass(TERMS.figures - DAY_SECONDS);
    await forget();
    expect(await left()).toBe(2);
    backend.clock.pass(DAY_SECONDS);
    await forget();
    expect(await left()).toBe(1);
  });

  test('a questionnaire of a guest is forgotten before that of a buyer', async () => {
    const [buyer] = await db().select().from(users).limit(1);
    const common = { answers: { last_name: 'Орлова' }, savedAt: now() };
    await db().delete(mortgageDrafts);
    await db()
      .insert(mortgageDrafts)
      .values([
        { guid: randomUUID(), guestHash: 'guest', ...common },
        { guid: randomUUID(), userId: buyer?.id ?? 0, ...common },
      ]);
    const left = () => db().$count(mortgageDrafts);
    expect(await around('guestsDraft', left)).toEqual([2, 1]);
    backend.clock.pass(TERMS.buyersDraft);
    await forget();
    expect(await left()).toBe(0);
  });

  test('a guest’s cart is forgotten, a buyer’s stays', async () => {
    const [buyer] = await db().select().from(users).limit(1);
    await db().delete(baskets);
    await db()
      .insert(baskets)
      .values([
        { guid: randomUUID(), guestHash: 'guest', changedAt: now() },
        { guid: randomUUID(), userId: buyer?.id ?? 0, changedAt: now() },
      ]);
    expect(await around('guestsBasket', () => db().$count(baskets))).toEqual([2, 1]);
  });

  test('a review that was rejected is forgotten, one that is shown is not', async () => {
    const about = { subject: 'company', date: '2026-11-18', author: 'Анна', about: '' } as const;
    const [shown, hidden] = [randomUUID(), randomUUID()];
    const text = { text: 'Хорошо', createdAt: now() };
    await db()
      .insert(reviews)
      .values([
        { guid: shown, ...about, ...text, state: 'published' },
        { guid: hidden, ...about, ...text, state: 'rejected' },
      ]);
    const left = async () => [
      await db().$count(reviews, eq(reviews.guid, shown)),
      await db().$count(reviews, eq(reviews.guid, hidden)),
    ];
    expect(await around('rejectedReview', left)).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });

  test('of an order without a deal passports, drafts and scans are forgotten, of one that goes on nothing', async () => {
    const [ended, going] = [await orderAt(backend, 6), await orderAt(backend, 8)];
    const terminated = await orderAt(backend, 8);
    for (const { order } of [ended, going]) {
      await fileOf('order', order);
      await db()
        .insert(orderDrafts)
        .values({ orderGuid: order, step: 'users', data: '{}', savedAt: now() });
    }
    await tell(backend, ended.order, [{ actor: 'buyer', type: 'order.cancelled', data: {} }]);
    await tell(backend, terminated.order, [
      { actor: 'company', type: 'contract.terminated', data: { returned: 0 } },
    ]);
    const passportsOf = async ({ order }: Sale) => {
      const rows = await db()
        .select({ data: orderParticipants.data })
        .from(orderParticipants)
        .where(eq(orderParticipants.orderGuid, order));
      return rows.filter(({ data }) => data !== null).length;
    };
    const left = async () => [
      await passportsOf(ended),
      await passportsOf(going),
      await passportsOf(terminated),
      await db().$count(orderDrafts, eq(orderDrafts.orderGuid, ended.order)),
      filesLeft().length,
    ];
    expect(await around('endedOrder', left)).toEqual([
      [2, 2, 2, 1, 2],
      [0, 2, 2, 0, 1],
    ]);
    // What the buyer may still look at works without it.
    const [own] = await db().select().from(orders).where(eq(orders.guid, ended.order));
    const session = { userId: own?.userId ?? 0, userAgent: 'test', now: now() };
    const { name } = sessionCookie(backend.services.config);
    ended.buyer.cookies.set(name, await openSession(db(), session));
    expect((await orderOf(ended)).number).toBe(ended.number);
    expect((await forget()).has('documents of orders that ended without a deal')).toBe(false);
    await deleteUploads(db(), 'order', [going.order]).then((guids) =>
      forgetBytes(backend.services, guids),
    );
  });

  test('participants of a deal are forgotten five years after the keys', async () => {
    const { order } = await orderAt(backend, RELEASED);
    await tell(backend, order, [{ actor: 'company', type: 'keys.given', data: { step: 'step' } }]);
    const own = eq(orderParticipants.orderGuid, order);
    expect(await around('deal', () => db().$count(orderParticipants, own))).toEqual([2, 0]);
  });

  test('what proves consents goes with a deleted account alone', async () => {
    await someBuyers(backend, 2);
    const accounts = await db().select().from(users).orderBy(desc(users.id)).limit(2);
    const [gone, there] = accounts.map(({ id }) => id);
    await db()
      .update(users)
      .set({ phone: 'deleted:1' })
      .where(eq(users.id, gone ?? 0));
    await db().delete(accountConsents);
    await db()
      .insert(accountConsents)
      .values(
        [gone, there].map((userId) => ({
          ...{ guid: randomUUID(), userId: userId ?? 0, purpose: 'Личный кабинет', given: true },
          ...{ mode: 'explicit' as const, addressHash: 'hash', at: now() },
        })),
      );
    const left = async () =>
      (await db().select().from(accountConsents)).map(({ userId }) => userId).toSorted();
    expect(await around('proof', left)).toEqual([[there, gone], [there]]);
  });

  test('messages, answers for repeats and the folder of messages are forgotten', async () => {
    const folder = join(backend.services.config.dataDir, 'outbox');
    mkdirSync(folder, { recursive: true });
    const stamp = now().toISOString().replaceAll(':', '-');
    const files = [`${stamp}-sms-1.json`, 'note.txt'];
    for (const file of files) writeFileSync(join(folder, file), '{}');
    const guid = randomUUID();
    await db()
      .insert(outbox)
      .values({
        ...{ guid, message: { kind: 'sms', to: '+79215550102', text: 'Код 123456' } },
        createdAt: now(),
        // Whoever delivers meanwhile leaves it alone.
        nextAttemptAt: new Date(now().getTime() + 2000 * TERMS.message),
      });
    await db()
      .insert(idempotencyKeys)
      .values({ method: 'Form.CallRequest', key: 'key', payloadHash: '', createdAt: now() });
    const left = async () => [
      await db().$count(outbox, eq(outbox.guid, guid)),
      await db().$count(idempotencyKeys, eq(idempotencyKeys.key, 'key')),
      readdirSync(folder).filter((name) => files.includes(name)).length,
    ];
    expect(await around('message', left)).toEqual([
      [1, 1, 2],
      [0, 0, 1],
    ]);
  });

  test('sessions and codes end with themselves, and so do files whose message is gone', async () => {
    const [buyer] = await db().select().from(users).limit(1);
    const expiresAt = new Date(now().getTime() + 60_000);
    await db()
      .insert(sessions)
      .values({ idHash: 'old', userId: buyer?.id ?? 0, createdAt: now(), expiresAt });
    await db()
      .insert(authCodes)
      .values({
        ...{ flowHash: 'flow', purpose: 'registration', channel: 'sms', phone: '+79215550102' },
        ...{ codeHash: 'hash', real: true, createdAt: now(), expiresAt },
      });
    await forget();
    expect(await db().$count(sessions, eq(sessions.idHash, 'old'))).toBe(1);
    await fileOf('ticket', randomUUID());
    backend.clock.pass(61);
    const forgotten = await forget();
    expect([...forgotten.keys()]).toEqual(
      expect.arrayContaining(['sessions', 'codes', 'files whose message is gone']),
    );
    expect(filesLeft()).toEqual([]);
  });
});

test('a rule that fails does not keep the others from their work', async () => {
  await db().insert(leads).values(lead(randomUUID()));
  await db()
    .insert(idempotencyKeys)
    .values({ method: 'Form.CallRequest', key: 'other', payloadHash: '', createdAt: now() });
  backend.clock.pass(TERMS.lead + 1);
  const broken = new Proxy(db(), {
    get(target, name) {
      if (name === 'transaction') return () => Promise.reject(new Error('away'));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
    },
  });
  const forgotten = await forgetExpired({ ...backend.services, db: broken });
  expect([...forgotten.keys()]).not.toContain('leads');
  expect([...forgotten.keys()]).toContain('answers for repeats');
});
