import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authCodes } from '../../people/code/codes.table.ts';
import { profileRequests } from './profile-requests.table.ts';
import { sessions, users } from '../../people/account/accounts.table.ts';
import { askCode, forgetQuotas } from '../../../testing/auth.ts';
import { BUYER_PASSWORD, someBuyers, userIdOf } from '../../../testing/buyers.ts';
import { lastCode, lastTo, received } from '../../../testing/outbox.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { issuesOf, type TestClient } from '../../../testing/test-client.ts';

/** Phone and mailbox of whoever has copied the session. */
const THIEF = { phone: '+79215559901', email: 'thief@example.ru' };
const password = BUYER_PASSWORD;

let backend: TestBackend;
let buyer: TestClient;
/** Another browser with the buyer's cookie. */
let thief: TestClient;
let user: typeof users.$inferSelect;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

beforeEach(async () => {
  backend.clock.pass(24 * 3600);
  await forgetQuotas(backend);
  await db().delete(users).where(eq(users.phone, THIEF.phone));
  [buyer] = await someBuyers(backend, 1);
  const id = await userIdOf(buyer);
  const [row] = await db()
    .update(users)
    .set({ email: `own${id}@example.ru` })
    .where(eq(users.id, id))
    .returning();
  if (!row) throw new Error('no buyer');
  user = row;
  thief = copyOf(buyer);
});

const db = () => backend.services.db;
const stored = async () => (await db().select().from(users).where(eq(users.id, user.id)))[0];
const sessionsOf = () => db().$count(sessions, eq(sessions.userId, user.id));
const messages = async (to: string) =>
  (await received(backend.services)).filter((one) => one.to === to);

function copyOf(browser: TestClient): TestClient {
  const copy = backend.visitor('198.51.100.66');
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

const CHANGES = [
  ['LK.SendPhoneCode', { phone: THIEF.phone }],
  ['LK.SendEmailCode', { email: THIEF.email }],
  ['LK.AskDeletion', {}],
  ['LK.SetConsent', { purpose: 'personal', given: false }],
] as const;

describe.each(CHANGES)('%s with a copied session alone', (method, input) => {
  test.each([
    ['without a password', {}],
    ['with a wrong one', { password: 'ne-tot-parol' }],
  ])('%s does nothing and sends nobody anything', async (_, given) => {
    const before = (await received(backend.services)).length;
    const answer = await thief.post(method, { ...input, ...given });
    expect([400, 422]).toContain(answer.status);
    expect(issuesOf(answer)[0]?.path).toBe('password');
    expect((await received(backend.services)).length).toBe(before);
    expect(await db().$count(authCodes, eq(authCodes.userId, user.id))).toBe(0);
    expect(await db().$count(profileRequests, eq(profileRequests.userId, user.id))).toBe(0);
  });

  test('guesses ten passwords a day at most, all at once too; the right one is then refused as well', async () => {
    const strict = await backend.restarted({ RATE_LIMIT_PROOF_BUYER: '10/86400' });
    const from = () => {
      const browser = strict.visitor();
      for (const [name, value] of thief.cookies) browser.cookies.set(name, value);
      return browser;
    };
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        from().post(method, { ...input, password: `word-${n}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    const right = await from().post(method, { ...input, password });
    expect([right.status, right.body.message]).toEqual([
      429,
      'Слишком много попыток. Восстановите пароль по СМС или попробуйте завтра',
    ]);
  });
});

test('guesses are counted over all that asks for the password, and a recovery forgives them', async () => {
  const strict = await backend.restarted({ RATE_LIMIT_PROOF_BUYER: '3/86400' });
  const own = strict.visitor();
  for (const [name, value] of buyer.cookies) own.cookies.set(name, value);
  for (const [method, input] of CHANGES.slice(0, 3)) {
    await own.post(method, { ...input, password: 'ne-tot-parol' });
  }
  const change = { password: 'granit-2026', rpassword: 'granit-2026' };
  const refused = await own.post('LK.ChangePassword', { old_password: password, ...change });
  expect(refused.status).toBe(429);
  const { phone } = user;
  await askCode(own, 'User.ChangeCheckSMSPhone', { phone });
  const code = await lastCode(strict.services, phone);
  await own.post('User.ChangePassword', { phone, code });
  expect((await own.post('User.NewPassword', { ...change, phone, code })).status).toBe(200);
  const other = { old_password: 'granit-2026', password: 'granit-2027', rpassword: 'granit-2027' };
  expect((await own.post('LK.ChangePassword', other)).status).toBe(200);
});

test('a code for another mailbox that was confirmed sets no password', async () => {
  const sent = await buyer.post('LK.SendEmailCode', { email: THIEF.email, password });
  expect(sent.status).toBe(200);
  const code = await lastCode(backend.services, THIEF.email);
  await db().update(authCodes).set({ confirmedAt: backend.clock() });
  const passwords = { password: 'chuzhoj-parol', rpassword: 'chuzhoj-parol' };
  const { phone } = user;
  expect((await buyer.post('User.NewPassword', { ...passwords, phone, code })).status).toBe(422);
});

describe('what the buyer changes', () => {
  const changePhone = async () => {
    await buyer.post('LK.SendPhoneCode', { phone: THIEF.phone, password });
    const code = await lastCode(backend.services, THIEF.phone);
    return buyer.post('LK.ChangePhone', { code });
  };
  const changeEmail = async () => {
    await buyer.post('LK.SendEmailCode', { email: THIEF.email, password });
    const code = await lastCode(backend.services, THIEF.email);
    return buyer.post('LK.ChangeEmail', { code });
  };
  const changePassword = () =>
    buyer.post('LK.ChangePassword', {
      old_password: password,
      password: 'granit-2026',
      rpassword: 'granit-2026',
    });
  const askDeletion = () => buyer.post('LK.AskDeletion', { password });
  const withdraw = () =>
    buyer.post('LK.SetConsent', { purpose: 'personal', given: false, password });

  test.each([
    ['the phone', changePhone, 'связан с другим номером', 'с другим номером'],
    ['the mailbox', changeEmail, 'Почта личного кабинета', 'на другой адрес'],
    ['the password', changePassword, 'изменён', 'изменён'],
    ['that the account shall go', askDeletion, 'попросили удалить', 'просьбу удалить'],
    ['that the consent is withdrawn', withdraw, 'попросили удалить', 'просьбу удалить'],
  ])('%s ends the other sessions and is told by phone and mailbox', async (_, act, sms, letter) => {
    const other = backend.visitor();
    await other.logIn(user.phone, password);
    expect(await sessionsOf()).toBe(2);
    const { status, body } = await act();
    expect([status, body.message]).toEqual([200, undefined]);
    expect(await sessionsOf()).toBe(1);
    expect((await buyer.get('LK.GetProfile')).status).toBe(200);
    expect((await lastTo(backend.services, user.phone)).text).toContain(sms);
    expect((await lastTo(backend.services, user.email ?? '')).text).toContain(letter);
  });

  test('is told to nobody whom the account has not confirmed', async () => {
    const unsure = { phoneConfirmed: false, emailConfirmed: false };
    await db().update(users).set(unsure).where(eq(users.id, user.id));
    const before = [await messages(user.phone), await messages(user.email ?? '')];
    expect((await changePassword()).status).toBe(200);
    expect([await messages(user.phone), await messages(user.email ?? '')]).toEqual(before);
  });

  test('a phone recovers no password for two days, and both say from when', async () => {
    backend.clock.set(new Date('2027-03-05T09:00:00Z'));
    buyer = backend.visitor();
    await buyer.logIn(user.phone, password);
    await changePhone();
    const when = 'после 7 марта в 12:00';
    expect((await lastTo(backend.services, user.phone)).text).toContain(when);
    const { body } = await buyer.get('LK.GetProfile');
    expect(body.result).toMatchObject({ phone_recovery_from: '2027-03-07T09:00:00.000Z' });

    const { phone } = THIEF;
    backend.clock.pass(61);
    const asked = await askCode(backend.visitor(), 'User.ChangeCheckSMSPhone', { phone });
    expect([asked.status, asked.body.result]).toEqual([200, {}]);
    const sms = await lastTo(backend.services, phone);
    expect(sms.code).toBeUndefined();
    expect(sms.text).toContain(when);

    // The mailbox is the one that the buyer had before.
    const { email } = user;
    await askCode(backend.visitor(), 'User.ChangeCheckEmail', { phone, email });
    expect(await lastCode(backend.services, email ?? '')).toMatch(/^\d{6}$/);

    backend.clock.set(new Date('2027-03-07T09:00:00Z'));
    await askCode(backend.visitor(), 'User.ChangeCheckSMSPhone', { phone });
    expect(await lastCode(backend.services, phone)).toMatch(/^\d{6}$/);
  });

  test('a mailbox recovers no password for two days either', async () => {
    backend.clock.set(new Date('2027-04-05T09:00:00Z'));
    buyer = backend.visitor();
    await buyer.logIn(user.phone, password);
    await changeEmail();
    backend.clock.pass(61);
    const input = { phone: user.phone, email: THIEF.email };
    await askCode(backend.visitor(), 'User.ChangeCheckEmail', input);
    const letter = await lastTo(backend.services, THIEF.email);
    expect(letter.code).toBeUndefined();
    expect(letter.text).toContain('после 7 апреля в 12:00');
    backend.clock.set(new Date('2027-04-07T09:00:00Z'));
    await askCode(backend.visitor(), 'User.ChangeCheckEmail', input);
    expect(await lastCode(backend.services, THIEF.email)).toMatch(/^\d{6}$/);
  });

  test('a phone or mailbox that is the own one and not confirmed yet gets its code, and no wait', async () => {
    const unsure = { phoneConfirmed: false, emailConfirmed: false };
    await db().update(users).set(unsure).where(eq(users.id, user.id));
    const { phone, email } = user;
    await buyer.post('LK.SendPhoneCode', { phone, password });
    await buyer.post('LK.ChangePhone', { code: await lastCode(backend.services, phone) });
    backend.clock.pass(61);
    await buyer.post('LK.SendEmailCode', { email, password });
    await buyer.post('LK.ChangeEmail', { code: await lastCode(backend.services, email ?? '') });
    expect(await stored()).toMatchObject({
      phone,
      phoneConfirmed: true,
      phoneChangedAt: null,
      email,
      emailConfirmed: true,
      emailChangedAt: null,
    });
  });

  test('a phone that somebody else has registered without proof is still its owner’s to take', async () => {
    await db().insert(users).values({
      guid: crypto.randomUUID(),
      phone: THIEF.phone,
      phoneConfirmed: false,
      lastName: 'Другой',
      name: 'Человек',
      secondName: '',
      createdAt: backend.clock(),
    });
    expect((await changePhone()).status).toBe(200);
    expect((await stored())?.phone).toBe(THIEF.phone);
  });
});
