import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../account/accounts.table.ts';
import { notify } from '../notice/notify.ts';
import {
  askCode,
  beginRecovery,
  forgetQuotas,
  newcomer,
  registerNewcomer,
} from '../../../testing/auth.ts';
import { lastCode, lastTo, received } from '../../../testing/outbox.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let backend: TestBackend;

const { phone, email } = newcomer;
const UNKNOWN = '+79215550199';
const OLD = 'granit-2026';
const NEW = 'novyj-granit';

beforeAll(async () => {
  backend = await testBackend();
  await registerNewcomer(backend);
});
afterAll(() => backend.close());
beforeEach(async () => {
  backend.clock.pass(61);
  await forgetQuotas(backend);
});

async function begun() {
  const { visitor, code } = await beginRecovery(backend);
  expect((await visitor.post('User.ChangePassword', { phone, code })).status).toBe(200);
  return { visitor, code };
}

const setPassword = (visitor: TestClient, code: string, changes: Record<string, unknown> = {}) =>
  visitor.post('User.NewPassword', { password: NEW, rpassword: NEW, phone, code, ...changes });

const isLoggedIn = async (visitor: TestClient) =>
  (await visitor.post('User.GetInfo', {})).body.result as { user: unknown };

describe('recovery by SMS', () => {
  test('ends with the new password, and the old one is of no use', async () => {
    const { visitor, code } = await begun();
    backend.clock.pass(1);
    expect((await setPassword(visitor, code)).status).toBe(200);
    expect((await backend.visitor().logIn(phone, OLD)).status).toBe(401);
    expect((await backend.visitor().logIn(phone, NEW)).status).toBe(200);
    expect((await lastTo(backend.services, phone)).text).toContain('изменён');
  });

  test('ends the sessions of everybody but the browser that recovers', async () => {
    const own = backend.visitor();
    await own.logIn(phone, NEW);
    const other = backend.visitor();
    await other.logIn(phone, NEW);
    const copy = backend.visitor();
    for (const [name, value] of own.cookies) copy.cookies.set(name, value);
    const { code } = await beginRecovery(backend, own);
    await own.post('User.ChangePassword', { phone, code });
    await setPassword(own, code);
    expect((await isLoggedIn(copy)).user).toBeNull();
    expect((await isLoggedIn(own)).user).not.toBeNull();
    expect((await isLoggedIn(other)).user).toBeNull();
  });

  test('of two accounts in one browser gives neither a password by the code of the other', async () => {
    const second = '+79215550171';
    await registerNewcomer(backend, { phone: second, email: 'vtoraya@example.ru', password: OLD });
    backend.clock.pass(61);
    const { visitor } = await begun();
    await askCode(visitor, 'User.ChangeCheckSMSPhone', { phone: second });
    const code = await lastCode(backend.services, second);
    const password = 'sovsem-drugoj-granit';
    const { status } = await setPassword(visitor, code, {
      phone: second,
      ...{ password, rpassword: password },
    });
    expect(status).toBe(422);
    for (const who of [phone, second])
      expect((await backend.visitor().logIn(who, password)).status).toBe(401);
  });

  test('of an unknown phone answers the same and tells only the phone', async () => {
    const answer = await askCode(backend.visitor(), 'User.ChangeCheckSMSPhone', { phone: UNKNOWN });
    expect([answer.status, answer.body.result]).toEqual([200, {}]);
    const sms = await lastTo(backend.services, UNKNOWN);
    expect(sms.text).toContain('Личного кабинета с этим номером на site.test нет');
    expect(sms.code).toBeUndefined();
  });
});

describe('recovery by SMS of an account that was registered by letter', () => {
  const own = '+79215550163';
  const mailbox = 'po-pochte@example.ru';
  const stored = async () => {
    const { db } = backend.services;
    return (await db.select().from(users).where(eq(users.phone, own)))[0];
  };

  beforeEach(async () => {
    await backend.services.db.delete(users).where(eq(users.phone, own));
    const visitor = backend.visitor();
    const person = { ...newcomer, phone: own, email: mailbox };
    await askCode(visitor, 'User.RegisterCodeEmail', person);
    const code = await lastCode(backend.services, mailbox);
    await visitor.post('User.Registration', { ...person, code });
    const first = { password: OLD, rpassword: OLD };
    await visitor.post('User.NewPassword', { ...first, phone: own, code });
    backend.clock.pass(61);
  });

  async function recover() {
    const visitor = backend.visitor();
    await askCode(visitor, 'User.ChangeCheckSMSPhone', { phone: own });
    const code = await lastCode(backend.services, own);
    await visitor.post('User.ChangePassword', { phone: own, code });
    backend.clock.pass(1);
    expect((await setPassword(visitor, code, { phone: own })).status).toBe(200);
    return visitor;
  }

  test('keeps the mailbox, marked as not confirmed, and tells so by both ways', async () => {
    await recover();
    expect(await stored()).toMatchObject({
      email: mailbox,
      emailConfirmed: false,
      phoneConfirmed: true,
    });
    const sms = await lastTo(backend.services, own);
    expect(sms.text).toContain('Почта p•••••@example.ru сохранена, но не подтверждена');
    const letter = await lastTo(backend.services, mailbox);
    expect(letter.text).toContain('писем на неё не будет, пока её не подтвердят');
    expect(letter.text).not.toContain(own);
  });

  test('sends nothing of the account there, until it is confirmed in the profile', async () => {
    const visitor = await recover();
    await visitor.logIn(own, NEW);
    const before = (await received(backend.services)).filter(({ to }) => to === mailbox).length;
    const lettersSince = async () =>
      (await received(backend.services)).filter(({ to }) => to === mailbox).slice(before);
    const { id = 0 } = (await stored()) ?? {};
    const tell = (key: string) =>
      backend.services.db.transaction((tx) =>
        notify(tx, backend.services, {
          ...{ userId: id, kind: 'order', key, title: 'Договор готов', text: '', href: '/lk' },
        }),
      );
    await tell('one');
    backend.clock.pass(61);
    const input = { phone: own, email: mailbox };
    await askCode(backend.visitor(), 'User.ChangeCheckEmail', input);
    expect((await lettersSince()).map(({ code }) => code)).toEqual([undefined]);
    expect((await lettersSince())[0]?.text).toContain('не связаны с одним личным кабинетом');

    backend.clock.pass(61);
    await visitor.post('LK.SendEmailCode', { email: mailbox, password: NEW });
    const code = await lastCode(backend.services, mailbox);
    expect((await visitor.post('LK.ChangeEmail', { code })).status).toBe(200);
    backend.clock.pass(1);
    await tell('two');
    expect((await lettersSince()).at(-1)).toMatchObject({ subject: 'Договор готов' });
    backend.clock.pass(61);
    await askCode(backend.visitor(), 'User.ChangeCheckEmail', input);
    expect(await lastCode(backend.services, mailbox)).toMatch(/^\d{6}$/);
  });
});

describe('recovery by e-mail', () => {
  test('goes to the address that was typed, and shows its mask alone', async () => {
    const visitor = backend.visitor();
    const { body } = await askCode(visitor, 'User.ChangeCheckEmail', { phone, email });
    expect(body.result).toEqual({ email, blur_email: 'o•••••@example.ru' });
    const code = await lastCode(backend.services, email);
    await visitor.post('User.ChangePassword', { phone, email, code });
    expect((await setPassword(visitor, code, { email })).status).toBe(200);
  });

  test('takes the address that the visitor types, in any case of letters', async () => {
    const typed = 'Orlova@Example.ru';
    const { body } = await askCode(backend.visitor(), 'User.ChangeCheckEmail', {
      phone,
      email: typed,
    });
    expect(body.result).toEqual({ email: typed, blur_email: 'O•••••@Example.ru' });
    expect(await lastCode(backend.services, email)).toMatch(/^\d{6}$/);
  });

  test('to another address than the account’s sends no code', async () => {
    const typed = 'stranger@example.ru';
    await askCode(backend.visitor(), 'User.ChangeCheckEmail', { phone, email: typed });
    const known = await lastTo(backend.services, typed);
    backend.clock.pass(61);
    await askCode(backend.visitor(), 'User.ChangeCheckEmail', { phone: UNKNOWN, email: typed });
    const unknown = await lastTo(backend.services, typed);
    expect(known.code).toBeUndefined();
    expect(known.text).toBe(unknown.text);
  });

  test('answers an unknown phone, one without a mailbox and one with another alike', async () => {
    const { db } = backend.services;
    const bare = { lastName: 'Без', name: 'Почты', secondName: '', createdAt: backend.clock() };
    await db.insert(users).values({ ...bare, guid: crypto.randomUUID(), phone: '+79215550177' });
    const said = [];
    for (const one of [UNKNOWN, '+79215550177', phone]) {
      const typed = `t${one.slice(2)}@example.ru`;
      const visitor = backend.visitor();
      const answer = await askCode(visitor, 'User.ChangeCheckEmail', { phone: one, email: typed });
      const guess = await visitor.post('User.ChangePassword', {
        phone: one,
        email: typed,
        code: '123456',
      });
      const letter = await lastTo(backend.services, typed);
      said.push(
        [answer.status, answer.body.result, guess.status, guess.body, { ...letter, at: '' }].map(
          (part) => JSON.stringify(part).replaceAll(typed, '…').replace(/t•+@/, '…@'),
        ),
      );
    }
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
  });

  test.each([[{}], [{ email: '' }]])('without an address asks for it: %o', async (without) => {
    const answer = await askCode(backend.visitor(), 'User.ChangeCheckEmail', { phone, ...without });
    expect([answer.status, answer.body.message]).toEqual([400, 'Введите адрес почты']);
    expect(answer.body.result).toHaveProperty('issues.0.path', 'email');
  });
});

describe('a new password', () => {
  test('needs a code that was confirmed first', async () => {
    const { visitor, code } = await beginRecovery(backend);
    const { status, body } = await setPassword(visitor, code);
    expect([status, body.message]).toEqual([422, 'Код устарел. Запросите новый']);
  });

  test('needs the browser that confirmed it', async () => {
    const { code } = await begun();
    expect((await setPassword(backend.visitor(), code)).status).toBe(422);
  });

  test('needs the code again, so that the cookie alone is not enough', async () => {
    const { visitor, code } = await begun();
    const other = code === '000000' ? '000001' : '000000';
    expect((await setPassword(visitor, other)).status).toBe(422);
    expect((await setPassword(visitor, code, { phone: UNKNOWN })).status).toBe(422);
    expect((await setPassword(visitor, code)).status).toBe(200);
  });

  test('is set once per code, however many try at once', async () => {
    const { visitor, code } = await begun();
    const answers = await Promise.all(Array.from({ length: 10 }, () => setPassword(visitor, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await setPassword(visitor, code)).status).toBe(422);
    expect((await visitor.post('User.ChangePassword', { phone, code })).status).toBe(422);
  });

  test('may be set for ten minutes after the code', async () => {
    const { visitor, code } = await beginRecovery(backend);
    backend.clock.pass(599);
    await visitor.post('User.ChangePassword', { phone, code });
    backend.clock.pass(599);
    expect((await setPassword(visitor, code)).status).toBe(200);
    backend.clock.pass(1);
    const late = await begun();
    backend.clock.pass(601);
    expect((await setPassword(late.visitor, late.code)).status).toBe(422);
  });

  test.each([
    [{ rpassword: 'drugoj-granit' }, 422, 'Пароли не совпадают!'],
    [{ password: 'abcd', rpassword: 'abcd' }, 400, 'Пароль не короче 5 символов'],
    [{ code: '12' }, 400, 'Введите шесть цифр кода'],
  ])('%o is refused', async (changes, status, message) => {
    const { visitor, code } = await begun();
    const answer = await setPassword(visitor, code, changes);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(answer.body.result).toHaveProperty('message', message);
  });

  test('of five characters is enough, unless the setting is strict', async () => {
    const { visitor, code } = await begun();
    const strict = await backend.restarted({ PASSWORD_POLICY: 'strict' });
    const there = strict.visitor();
    for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
    const short = { password: 'p5_x!', rpassword: 'p5_x!' };
    const common = { password: 'Qwerty123', rpassword: 'Qwerty123' };
    expect((await setPassword(there, code, short)).body).toMatchObject({
      message: 'Пароль не короче 8 символов',
      result: { issues: [{ path: 'password' }] },
    });
    expect((await setPassword(there, code, common)).body.message).toMatch(/слишком известен/);
    expect((await setPassword(visitor, code, short)).status).toBe(200);
  });
});

test.each(['User.ChangeCheckSMSPhone', 'User.ChangeCheckEmail'] as const)(
  '%s without a phone asks for it',
  async (method) => {
    const { status, body } = await askCode(backend.visitor(), method, { email });
    expect([status, body.message]).toEqual([400, 'Введите номер телефона']);
    expect(body.result).toHaveProperty('issues.0.path', 'phone');
  },
);

test('checking a recovery without a code asks for it', async () => {
  const { status, body } = await backend.visitor().post('User.ChangePassword', { phone, code: '' });
  expect([status, body.message]).toEqual([422, 'Введите код, отправленный по смс']);
});
