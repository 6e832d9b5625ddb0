import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountConsents } from '../../people/consent/consents.table.ts';
import { authCodes } from '../../people/code/codes.table.ts';
import { codeQuotas } from '../../../kernel/codes/code-quotas.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { profileRequests } from './profile-requests.table.ts';
import { sessions, users } from '../../people/account/accounts.table.ts';
import { answerProfileRequest } from './answer-request.staff.ts';
import { forgetQuotas } from '../../../testing/auth.ts';
import { someBuyers, userIdOf } from '../../../testing/buyers.ts';
import { lastCode, lastTo } from '../../../testing/outbox.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { issuesOf, type TestClient } from '../../../testing/test-client.ts';

let backend: TestBackend;
let buyer: TestClient;
let user: typeof users.$inferSelect;
let next = 5_000_000;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

beforeEach(async () => {
  [buyer] = await someBuyers(backend, 1);
  const id = await userIdOf(buyer);
  const [row] = await db()
    .update(users)
    .set({
      email: `old${id}@example.ru`,
      passwordHash: await backend.services.passwords.hash('staryj-parol'),
    })
    .where(eq(users.id, id))
    .returning();
  if (!row) throw new Error('no buyer');
  user = row;
  await forgetQuotas(backend);
  backend.clock.pass(61);
});

const PASSWORD = 'staryj-parol';
const sendPhone = (phone: unknown, password = PASSWORD) =>
  buyer.post('LK.SendPhoneCode', { phone, password });
const sendEmail = (email: unknown, password = PASSWORD) =>
  buyer.post('LK.SendEmailCode', { email, password });
const db = () => backend.services.db;
const freePhone = () => `+7921${++next}`;
const stored = async () => (await db().select().from(users).where(eq(users.id, user.id)))[0];

async function profile() {
  const { body } = await buyer.get('LK.GetProfile');
  return body.result as {
    phone: string;
    email: string;
    rename_at_once: boolean;
    sessions: { guid: string; own: boolean }[];
    requests: { guid: string; kind: string; state: string; answer: string | null }[];
    consents: { purpose: string; given: boolean; history: { given: boolean }[] }[];
  };
}

describe('another phone', () => {
  test('holds once its code is right; the old one is told', async () => {
    const phone = freePhone();
    await sendPhone(phone);
    expect((await profile()).phone).toBe(user.phone);
    const code = await lastCode(backend.services, phone);
    expect((await buyer.post('LK.ChangePhone', { code })).body.result).toEqual({ phone });
    expect((await profile()).phone).toBe(phone);
    expect((await lastTo(backend.services, user.phone)).text).toContain('другим номером');
    expect((await buyer.logIn(phone, 'staryj-parol')).status).toBe(200);
  });

  test('is no way to learn who has an account', async () => {
    const [inUse] = await db().select().from(users).where(eq(users.id, 1));
    const free = freePhone();
    const known = await sendPhone(inUse?.phone);
    backend.clock.pass(61);
    const unknown = await sendPhone(free);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const message = await lastTo(backend.services, inUse?.phone ?? '');
    expect(message.code).toBeUndefined();
    expect(message.text).toContain('уже есть свой кабинет');
  });

  test('no code is right for a phone that has an account', async () => {
    await sendPhone('+79210000001');
    const [sent] = await db().select().from(authCodes).where(eq(authCodes.userId, user.id));
    expect(sent?.real).toBe(false);
    const { status, body } = await buyer.post('LK.ChangePhone', { code: '000000' });
    expect([status, body.message]).toEqual([
      422,
      'Неверный код. Проверьте цифры или запросите новый',
    ]);
  });

  test.each([
    ['a wrong code', async () => '000000', 'Неверный код'],
    [
      'a code that is too old',
      async (phone: string) => {
        const code = await lastCode(backend.services, phone);
        backend.clock.pass(601);
        return code;
      },
      'устарел',
    ],
    [
      'a code whose phone got an account meanwhile',
      async (phone: string) => {
        await db().insert(users).values({
          guid: crypto.randomUUID(),
          phone,
          lastName: 'Другой',
          name: 'Человек',
          secondName: '',
          createdAt: backend.clock(),
        });
        return lastCode(backend.services, phone);
      },
      'Неверный код',
    ],
    [
      'a code after five wrong ones',
      async (phone: string) => {
        for (let n = 0; n < 5; n++) await buyer.post('LK.ChangePhone', { code: '000000' });
        return lastCode(backend.services, phone);
      },
      'Попытки закончились',
    ],
  ])('%s is refused and nothing changes', async (_, codeOf, words) => {
    const phone = freePhone();
    await sendPhone(phone);
    const code = await codeOf(phone);
    const { status, body } = await buyer.post('LK.ChangePhone', { code });
    expect([status, body.message]).toEqual([422, expect.stringContaining(words)]);
    expect((await stored())?.phone).toBe(user.phone);
  });

  test('a code is good once, in its browser, for its account', async () => {
    const phone = freePhone();
    await sendPhone(phone);
    const code = await lastCode(backend.services, phone);
    const [other] = await someBuyers(backend, 1);
    expect((await other.post('LK.ChangePhone', { code })).status).toBe(422);
    const flow = buyer.cookies.get('auth.flow') ?? '';
    other.cookies.set('auth.flow', flow);
    expect((await other.post('LK.ChangePhone', { code })).status).toBe(422);
    expect((await buyer.post('LK.ChangePhone', { code })).status).toBe(200);
    buyer.cookies.set('auth.flow', flow);
    expect((await buyer.post('LK.ChangePhone', { code })).status).toBe(422);
  });

  test.each([
    ['the own one', () => user.phone, 422],
    ['half a number', () => '+7921', 400],
  ])('%s is refused', async (_, phoneOf, status) => {
    const answer = await sendPhone(phoneOf());
    expect(answer.status).toBe(status);
    expect(issuesOf(answer)[0]?.path).toBe('phone');
  });

  test('a buyer sends five codes a day, to whomever', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      statuses.push((await sendPhone(freePhone())).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await db().$count(codeQuotas, eq(codeQuotas.key, `buyer:phone:${user.id}`))).toBe(1);
  });
});

describe('another mailbox', () => {
  test('holds once its code is right; the old one is told', async () => {
    const email = `new${user.id}@example.ru`;
    await sendEmail(email);
    expect((await profile()).email).toBe(user.email);
    const code = await lastCode(backend.services, email);
    expect((await buyer.post('LK.ChangeEmail', { code })).body.result).toEqual({ email });
    expect((await lastTo(backend.services, user.email ?? '')).text).toContain('другой адрес');
  });

  test('somebody else’s mailbox gets the same answer', async () => {
    const free = await sendEmail('nobody@example.ru');
    backend.clock.pass(61);
    const inUse = await sendEmail('savelyeva@meridian30.example');
    expect([inUse.status, inUse.body]).toEqual([free.status, free.body]);
  });

  test('the code of a phone is none for a mailbox', async () => {
    const phone = freePhone();
    await sendPhone(phone);
    const code = await lastCode(backend.services, phone);
    expect((await buyer.post('LK.ChangeEmail', { code })).status).toBe(422);
  });

  test('the own one is refused', async () => {
    const answer = await sendEmail(user.email?.toUpperCase());
    expect([answer.status, issuesOf(answer)[0]?.path]).toEqual([422, 'email']);
  });
});

describe('another password', () => {
  const NEW = { old_password: 'staryj-parol', password: 'granit-2026', rpassword: 'granit-2026' };

  test('holds, ends the other sessions and is told by SMS', async () => {
    await backend.visitor().logIn(user.phone, 'staryj-parol');
    expect((await profile()).sessions).toHaveLength(2);
    expect((await buyer.post('LK.ChangePassword', NEW)).status).toBe(200);
    expect((await profile()).sessions).toEqual([expect.objectContaining({ own: true })]);
    expect((await lastTo(backend.services, user.phone)).text).toContain('изменён');
    expect((await backend.visitor().logIn(user.phone, 'granit-2026')).status).toBe(200);
  });

  test.each([
    ['a wrong old one', { old_password: 'ne-tot-parol' }, 'old_password'],
    ['two different ones', { rpassword: 'granit-2027' }, 'rpassword'],
    ['the same again', { password: 'staryj-parol', rpassword: 'staryj-parol' }, 'password'],
  ])('%s is refused beside its field', async (_, change, path) => {
    const answer = await buyer.post('LK.ChangePassword', { ...NEW, ...change });
    expect([answer.status, issuesOf(answer)[0]?.path]).toEqual([422, path]);
  });
});

describe('sessions', () => {
  test('one is ended, or all others; never somebody else’s', async () => {
    for (let n = 0; n < 2; n++) await backend.visitor().logIn(user.phone, 'staryj-parol');
    const [first] = (await profile()).sessions.filter(({ own }) => !own);
    const [other] = await someBuyers(backend, 1);
    expect((await other.post('LK.EndSessions', { guid: first?.guid })).status).toBe(404);
    expect((await buyer.post('LK.EndSessions', { guid: first?.guid })).status).toBe(200);
    expect(await db().$count(sessions, eq(sessions.userId, user.id))).toBe(2);
    await buyer.post('LK.EndSessions', {});
    expect(await db().$count(sessions, eq(sessions.userId, user.id))).toBe(1);
  });
});

describe('another name', () => {
  const NAME = { last_name: 'Корф', name: 'Анна', second_name: '' };

  test('holds at once while no documents carry the old one', async () => {
    const { body } = await buyer.post('LK.Rename', NAME);
    expect(body.result).toEqual({ applied: true });
    expect(await stored()).toMatchObject({ lastName: 'Корф', name: 'Анна', secondName: '' });
    expect((await buyer.post('LK.Rename', NAME)).status).toBe(422);
  });

  test('is decided by the staff where documents carry it', async () => {
    await orderAt(backend, 7, buyer);
    expect((await profile()).rename_at_once).toBe(false);
    expect(issuesOf(await buyer.post('LK.Rename', NAME))[0]?.path).toBe('reason');
    const asked = { ...NAME, reason: 'Новый паспорт' };
    expect((await buyer.post('LK.Rename', asked)).body.result).toEqual({ applied: false });
    expect((await buyer.post('LK.Rename', asked)).status).toBe(409);
    expect((await stored())?.lastName).toBe('Покупатель');
    const [request] = (await profile()).requests;
    const given = { request: request?.guid, decision: 'done' };
    await answerProfileRequest.run(backend.services, given);
    expect((await stored())?.lastName).toBe('Корф');
    await expect(answerProfileRequest.run(backend.services, given)).rejects.toThrow('уже ответили');
  });

  test('a refusal needs a reason, which the buyer reads', async () => {
    await orderAt(backend, 7, buyer);
    await buyer.post('LK.Rename', { ...NAME, reason: 'Новый паспорт' });
    const [request] = (await profile()).requests;
    const given = { request: request?.guid, decision: 'refused' };
    await expect(answerProfileRequest.run(backend.services, given)).rejects.toThrow('почему');
    await answerProfileRequest.run(backend.services, { ...given, text: 'Нужна копия паспорта' });
    expect((await profile()).requests[0]).toMatchObject({
      state: 'refused',
      answer: 'Нужна копия паспорта',
    });
    const { body } = await buyer.get('LK.GetNotices');
    expect(JSON.stringify(body.result)).toContain('Нужна копия паспорта');
  });
});

describe('consents', () => {
  test('each word is kept; without adverts none are sent', async () => {
    await buyer.post('LK.SetConsent', { purpose: 'promo', given: true });
    await buyer.post('LK.SetConsent', { purpose: 'promo', given: false });
    const promo = (await profile()).consents.find(({ purpose }) => purpose === 'promo');
    expect([promo?.given, promo?.history.length]).toEqual([false, 2]);
    const rows = await db()
      .select()
      .from(accountConsents)
      .where(and(eq(accountConsents.userId, user.id), eq(accountConsents.source, 'profile')));
    expect(rows.every(({ addressHash }) => addressHash.length === 64)).toBe(true);
  });

  test('without the one to processing the account is to be deleted', async () => {
    await buyer.post('LK.SetConsent', {
      purpose: 'personal',
      given: false,
      password: PASSWORD,
    });
    expect((await profile()).requests[0]).toMatchObject({ kind: 'deletion', state: 'open' });
    const again = await buyer.post('LK.SetConsent', {
      purpose: 'personal',
      given: false,
      password: PASSWORD,
    });
    expect(again.status).toBe(409);
  });
});

describe('a deletion', () => {
  async function ask() {
    await buyer.post('LK.AskDeletion', { reason: 'Купил другую', password: PASSWORD });
    return (await profile()).requests[0]?.guid ?? '';
  }

  test('is taken back while nobody has answered', async () => {
    const guid = await ask();
    expect((await buyer.post('LK.AskDeletion', { password: PASSWORD })).status).toBe(409);
    const [other] = await someBuyers(backend, 1);
    expect((await other.post('LK.WithdrawRequest', { guid })).status).toBe(404);
    expect((await buyer.post('LK.WithdrawRequest', { guid })).status).toBe(200);
    expect((await buyer.post('LK.WithdrawRequest', { guid })).status).toBe(404);
  });

  test('waits for orders that go on', async () => {
    await orderAt(backend, 4, buyer);
    const request = await ask();
    const done = answerProfileRequest.run(backend.services, { request, decision: 'done' });
    await expect(done).rejects.toThrow('заказ в работе');
    expect((await stored())?.phone).toBe(user.phone);
  });

  test('leaves what the law keeps and nothing else; the phone is free again', async () => {
    const { order } = await orderAt(backend, 7, buyer);
    await db().update(orders).set({ sideState: 'cancelled' }).where(eq(orders.guid, order));
    const request = await ask();
    await answerProfileRequest.run(backend.services, { request, decision: 'done' });
    expect(await stored()).toMatchObject({ email: null, passwordHash: null, secondName: '' });
    expect(await db().$count(users, eq(users.phone, user.phone))).toBe(0);
    expect(await db().$count(sessions, eq(sessions.userId, user.id))).toBe(0);
    expect(await db().$count(orders, eq(orders.guid, order))).toBe(1);
    expect(await db().$count(profileRequests, eq(profileRequests.guid, request))).toBe(1);
    expect((await buyer.get('LK.GetProfile')).status).toBe(401);
  });
});
