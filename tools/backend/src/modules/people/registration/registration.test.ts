import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountConsents } from '../consent/consents.table.ts';
import { users } from '../account/accounts.table.ts';
import { askCode, forgetQuotas, newcomer, registerNewcomer } from '../../../testing/auth.ts';
import { userIdOf } from '../../../testing/buyers.ts';
import { lastCode, lastTo } from '../../../testing/outbox.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  backend.clock.pass(61);
  await forgetQuotas(backend);
  await backend.services.db.delete(users).where(eq(users.phone, newcomer.phone));
});

const KNOWN = '+79210000001';
const find = (phone = newcomer.phone) =>
  backend.services.db.select().from(users).where(eq(users.phone, phone));

/** Asks for a code by SMS and reads it. */
async function begin(person: Record<string, unknown> & { phone: string } = newcomer) {
  const visitor = backend.visitor();
  const { status } = await askCode(visitor, 'User.CheckSMSPhone', person);
  expect(status).toBe(200);
  return { visitor, code: await lastCode(backend.services, person.phone) };
}

describe('registering by SMS', () => {
  test('makes an account whose password lets its browser in', async () => {
    const { visitor, code } = await begin();
    expect((await visitor.post('User.Registration', { ...newcomer, code })).status).toBe(200);
    expect(await find()).toMatchObject([{ passwordHash: null, phoneConfirmed: true }]);
    expect((await backend.visitor().logIn(newcomer.phone, 'granit-2026')).status).toBe(401);

    const passwords = { password: 'granit-2026', rpassword: 'granit-2026' };
    const input = { ...passwords, phone: newcomer.phone, email: '', code };
    const whoIs = async () => (await visitor.post('User.GetInfo', {})).body.result;
    expect(await whoIs()).toEqual({ user: null });
    const { status, body } = await visitor.post('User.NewPassword', input);
    expect(status).toBe(200);
    expect(body.result).toHaveProperty('user.name_full', 'Орлова Вера Павловна');
    expect(await whoIs()).toEqual(body.result);
    expect((await backend.visitor().logIn(newcomer.phone, 'granit-2026')).status).toBe(200);
  });

  test('may check the code first', async () => {
    const { visitor, code } = await begin();
    const spaced = { ...newcomer, code: `${code.slice(0, 3)} ${code.slice(3)}` };
    expect((await visitor.post('User.CheckSMSPhone', spaced)).status).toBe(200);
    expect(await find()).toEqual([]);
    expect((await visitor.post('User.Registration', { ...newcomer, code })).status).toBe(200);
  });

  test('sends the code with words that a phone can read', async () => {
    const { code } = await begin();
    expect(code).toMatch(/^\d{6}$/);
    expect(await lastTo(backend.services, newcomer.phone)).toMatchObject({
      kind: 'sms',
      text: `Код регистрации: ${code}. Никому его не сообщайте.\n\n@site.test #${code}`,
    });
  });

  test('repeated, as after a lost answer, is as good as once', async () => {
    const { visitor, code } = await begin();
    const input = { ...newcomer, code };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor.post('User.Registration', input)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await find()).toHaveLength(1);
  });

  test('stores what was agreed to, with time, text version and mode', async () => {
    const { visitor, code } = await begin();
    const consent = { mode: 'explicit', version: '2026-09-01' };
    const input = { ...newcomer, code, soglasie: 1, soglasie_actii: 0, consent };
    await visitor.post('User.Registration', input);
    const [account] = await find();
    const stored = await backend.services.db
      .select()
      .from(accountConsents)
      .where(eq(accountConsents.userId, account?.id ?? 0));
    const common = { mode: 'explicit', version: '2026-09-01', at: backend.clock() };
    expect(stored).toHaveLength(2);
    expect(stored).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...common,
          purpose: 'Обработка персональных данных',
          given: true,
        }),
        expect.objectContaining({ ...common, purpose: 'Уведомления об акциях', given: false }),
      ]),
    );
    expect(account?.promoConsent).toBe(false);
  });

  test('without a patronymic keeps none', async () => {
    const visitor = await registerNewcomer(backend, { second_name: 'нет отчества' });
    const { body } = await visitor.logIn(newcomer.phone, 'granit-2026');
    expect(body.result).toHaveProperty('user.name_full', 'Орлова Вера');
  });
});

describe('registering by e-mail', () => {
  test('sends a letter, and its code registers', async () => {
    const visitor = backend.visitor();
    const sent = await askCode(visitor, 'User.RegisterCodeEmail', newcomer);
    expect(sent.body.result).toEqual({ email: newcomer.email });
    const letter = await lastTo(backend.services, newcomer.email);
    expect(letter).toMatchObject({ kind: 'mail', subject: 'Регистрация на site.test' });
    const input = { ...newcomer, code: letter.code };
    expect((await visitor.post('User.RegisterCodeEmail', input)).status).toBe(200);
    expect((await visitor.post('User.Registration', input)).status).toBe(200);
    expect(await find()).toMatchObject([{ phoneConfirmed: false, email: newcomer.email }]);
  });

  test('binds the code to the mailbox that received it', async () => {
    const visitor = backend.visitor();
    await askCode(visitor, 'User.RegisterCodeEmail', newcomer);
    const code = await lastCode(backend.services, newcomer.email);
    const input = { ...newcomer, email: 'other@example.ru', code };
    expect((await visitor.post('User.Registration', input)).status).toBe(422);
    expect(await find()).toEqual([]);
  });

  test('replaces the code of the SMS', async () => {
    const { visitor, code } = await begin();
    await askCode(visitor, 'User.RegisterCodeEmail', newcomer);
    expect((await visitor.post('User.Registration', { ...newcomer, code })).status).toBe(422);
    const fresh = await lastCode(backend.services, newcomer.email);
    const input = { ...newcomer, code: fresh };
    expect((await visitor.post('User.Registration', input)).status).toBe(200);
  });

  test('of somebody else’s phone gives no lasting way in', async () => {
    const squatter = backend.visitor();
    await askCode(squatter, 'User.RegisterCodeEmail', newcomer);
    const code = await lastCode(backend.services, newcomer.email);
    await squatter.post('User.Registration', { ...newcomer, code });

    const owner = backend.visitor();
    const { phone } = newcomer;
    await askCode(owner, 'User.ChangeCheckSMSPhone', { phone });
    const own = await lastCode(backend.services, phone);
    await owner.post('User.ChangePassword', { phone, code: own });
    const passwords = { password: 'svoj-parol', rpassword: 'svoj-parol' };
    const set = await owner.post('User.NewPassword', { ...passwords, phone, code: own });
    expect(set.status).toBe(200);
    expect(await find()).toMatchObject([
      { phoneConfirmed: true, email: newcomer.email, emailConfirmed: false },
    ]);
    backend.clock.pass(61);
    const { email } = newcomer;
    await askCode(squatter, 'User.ChangeCheckEmail', { phone, email });
    expect((await lastTo(backend.services, email)).code).toBeUndefined();
  });
});

describe('registering a phone that has an account', () => {
  const person = { ...newcomer, phone: KNOWN };

  test('answers as usual; the SMS says that there is one and how to recover it', async () => {
    const visitor = backend.visitor();
    const sent = await askCode(visitor, 'User.CheckSMSPhone', person);
    expect([sent.status, sent.body.result]).toEqual([200, {}]);
    const sms = await lastTo(backend.services, KNOWN);
    expect(sms.code).toBeUndefined();
    expect(sms.text).toContain('уже есть личный кабинет на site.test');
    expect(sms.text).not.toMatch(/\d{6}/);
    const { status, body } = await visitor.post('User.Registration', { ...person, code: '123456' });
    expect([status, body.message]).toEqual([
      422,
      'Неверный код. Проверьте цифры или запросите новый',
    ]);
  });

  test('by letter makes an account of its own, which has nothing of the other', async () => {
    const visitor = backend.visitor();
    await askCode(visitor, 'User.RegisterCodeEmail', person);
    const code = await lastCode(backend.services, newcomer.email);
    expect((await visitor.post('User.Registration', { ...person, code })).status).toBe(200);
    const accounts = await find(KNOWN);
    expect(accounts.map(({ phoneConfirmed }) => phoneConfirmed).toSorted()).toEqual([false, true]);
    const passwords = { password: 'granit-2026', rpassword: 'granit-2026' };
    await visitor.post('User.NewPassword', { ...passwords, phone: KNOWN, code });
    expect((await visitor.logIn(KNOWN, 'granit-2026')).status).toBe(200);
    const id = await userIdOf(visitor);
    const orders = await visitor.post('Order.GetOrderList', { user_id: id });
    expect(orders.body.result).toMatchObject({ orders: [], total: 0 });
    // The phone's own SMS recovers the account that has confirmed it.
    backend.clock.pass(61);
    const owner = backend.visitor();
    await askCode(owner, 'User.ChangeCheckSMSPhone', { phone: KNOWN });
    const sms = await lastCode(backend.services, KNOWN);
    await owner.post('User.ChangePassword', { phone: KNOWN, code: sms });
    const own = { password: 'meridian-30', rpassword: 'meridian-30' };
    await owner.post('User.NewPassword', { ...own, phone: KNOWN, code: sms });
    const logged = await owner.logIn();
    expect(logged.body.result).toHaveProperty('user.name_full', 'Савельева Марина Андреевна');
    expect((await visitor.post('User.GetInfo', {})).body.result).toHaveProperty('user.id', id);
  });

  test('that was registered meanwhile ends as a wrong code', async () => {
    const first = await begin();
    backend.clock.pass(61);
    const second = await begin();
    const register = ({ visitor, code }: typeof first) =>
      visitor.post('User.Registration', { ...newcomer, code });
    expect((await register(first)).status).toBe(200);
    const { status, body } = await register(second);
    expect([status, body.message]).toEqual([
      422,
      'Неверный код. Проверьте цифры или запросите новый',
    ]);
  });
});

describe('registration data with gaps', () => {
  test.each([
    ['last_name', '', 'Заполните все обязательные поля'],
    ['name', ' ', 'Заполните все обязательные поля'],
    ['second_name', '', 'Заполните все обязательные поля'],
    ['email', '', 'Заполните все обязательные поля'],
    ['email', 'orlova', 'Введите адрес почты полностью'],
    ['phone', '', 'Введите номер телефона полностью'],
    ['code', '12345', 'Введите шесть цифр кода'],
  ])('«%s» that is «%s» is refused beside its field', async (path, value, message) => {
    const input = { ...newcomer, code: '123456', [path]: value };
    const { status, body } = await backend.visitor().post('User.Registration', input);
    expect([status, body.message]).toEqual([400, message]);
    expect(body.result).toHaveProperty('issues.0', { path, message });
    expect(body.result).toHaveProperty('message', message);
  });

  test('without a code asks for it', async () => {
    const { status, body } = await backend.visitor().post('User.Registration', newcomer);
    expect([status, body.message]).toEqual([422, 'Введите код, отправленный по смс']);
  });
});
