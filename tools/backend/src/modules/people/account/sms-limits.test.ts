import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateWindows } from '../../../kernel/limits/rate-limits.table.ts';
import { users } from './accounts.table.ts';
import { notify } from '../notice/notify.ts';
import { askCode, forgetQuotas, newcomer, registerNewcomer } from '../../../testing/auth.ts';
import { lastCode, received } from '../../../testing/outbox.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { passwordChangedSms } from './account.letters.ts';

/** The limits as they are by default; the other tests have them wide. */
const DEFAULTS = {
  RATE_LIMIT_SMS_PHONE: '20/86400',
  RATE_LIMIT_SMS_NOTICES: '10/86400',
  RATE_LIMIT_SMS_ADDRESS: '300/86400',
};
const { phone, email } = newcomer;

let base: TestBackend;
let backend: TestBackend;

beforeAll(async () => {
  base = await testBackend();
});
afterAll(() => base.close());
beforeEach(async () => {
  const { db } = base.services;
  await db.delete(users).where(eq(users.phone, phone));
  await db.delete(rateWindows);
  await forgetQuotas(base);
  base.clock.pass(24 * 3600);
  backend = await base.restarted(DEFAULTS);
});

const texts = async (to: string) =>
  (await received(backend.services)).filter((one) => one.to === to);
const smsTo = async (to: string) => (await texts(to)).length;

/** Changes the password again and again, as the profile does. */
async function changePassword(visitor: TestClient, times: number): Promise<void> {
  let old = 'granit-2026';
  for (let time = 0; time < times; time++) {
    const password = `granit-${time}-30`;
    const input = { old_password: old, password, rpassword: password };
    const { status, body } = await visitor.post('LK.ChangePassword', input);
    expect([status, body.message]).toEqual([200, undefined]);
    old = password;
  }
}

async function countOf(purpose: string, outcome: string): Promise<number> {
  const { values } = await backend.services.metrics.sms.get();
  return (
    values.find(({ labels }) => labels.purpose === purpose && labels.outcome === outcome)?.value ??
    0
  );
}

test('a number that a stranger has registered by letter gets no SMS, whatever happens to the account', async () => {
  const stranger = backend.visitor();
  await askCode(stranger, 'User.RegisterCodeEmail', newcomer);
  const code = await lastCode(backend.services, email);
  await stranger.post('User.Registration', { ...newcomer, code });
  const password = 'granit-2026';
  await stranger.post('User.NewPassword', { phone, code, password, rpassword: password });
  const before = await smsTo(phone);
  expect((await stranger.logIn(phone, password)).status).toBe(200);
  await changePassword(stranger, 30);
  expect((await smsTo(phone)) - before).toBe(0);
  expect((await texts(email)).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('изменён'),
  );
});

describe('a confirmed number', () => {
  test('gets ten notices a day, and after them still a code', async () => {
    await registerNewcomer(backend);
    const buyer = backend.visitor();
    await buyer.logIn(phone, 'granit-2026');
    const before = await smsTo(phone);
    await changePassword(buyer, 30);
    expect((await smsTo(phone)) - before).toBe(10);
    expect(await countOf('notice', 'number')).toBe(20);
    backend.clock.pass(61);
    const asked = await askCode(backend.visitor(), 'User.ChangeCheckSMSPhone', { phone });
    expect(asked.status).toBe(200);
    expect((await smsTo(phone)) - before).toBe(11);
    backend.clock.pass(24 * 3600);
    await buyer.logIn(phone, 'granit-29-30');
    await buyer.post('LK.ChangePassword', {
      old_password: 'granit-29-30',
      password: 'granit-2026',
      rpassword: 'granit-2026',
    });
    expect((await smsTo(phone)) - before).toBe(12);
  });

  test('gets twenty SMS a day, codes among them', async () => {
    const strict = await base.restarted({ RATE_LIMIT_SMS_PHONE: '2/86400' });
    backend = strict;
    const send = async () => {
      backend.clock.pass(61);
      return askCode(strict.visitor(), 'User.ChangeCheckSMSPhone', { phone });
    };
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    const { status, body } = await send();
    expect([status, body.message]).toEqual([
      429,
      'На этот номер сегодня отправлено слишком много СМС. Попробуйте завтра',
    ]);
    const { db, outbox } = strict.services;
    expect(await outbox.add(db, passwordChangedSms.to(phone, {}))).toBe(false);
  });

  test('counts notices of every kind together', async () => {
    await registerNewcomer(backend);
    const { db } = backend.services;
    const [user] = await db.select().from(users).where(eq(users.phone, phone));
    const before = await smsTo(phone);
    for (let n = 0; n < 12; n++) {
      await db.transaction((tx) =>
        notify(tx, backend.services, {
          userId: user?.id ?? 0,
          kind: 'appointment',
          key: `${user?.guid}:${n}`,
          title: 'Встреча завтра',
          text: '',
          href: '/lk',
        }),
      );
    }
    expect((await smsTo(phone)) - before).toBe(10);
  });
});

test('an address that sends too many SMS, to whomever, is refused and says so to the operators', async () => {
  const strict = await base.restarted({ RATE_LIMIT_SMS_ADDRESS: '2/86400' });
  backend = strict;
  const send = async (number: string, ip: string) =>
    askCode(strict.visitor(ip), 'User.ChangeCheckSMSPhone', { phone: number });
  expect((await send('+79215550171', '198.51.100.1')).status).toBe(200);
  expect((await send('+79215550172', '198.51.100.1')).status).toBe(200);
  const { status, body } = await send('+79215550173', '198.51.100.1');
  expect([status, body.message]).toEqual([
    429,
    'Слишком много СМС с вашего адреса. Получите код по почте',
  ]);
  expect((await send('+79215550174', '198.51.100.2')).status).toBe(200);
  expect(await smsTo('+79215550173')).toBe(0);
  expect(await countOf('code', 'sender')).toBe(1);
});

test('codes over the limit of all senders are refused, notices still go, and operators are alarmed', async () => {
  const strict = await base.restarted({ RATE_LIMIT_SMS_TOTAL: '3/3600' });
  backend = strict;
  const send = async (index: number) =>
    askCode(strict.visitor(`198.51.100.${index}`), 'User.ChangeCheckSMSPhone', {
      phone: `+7921555018${index}`,
    });
  const statuses = [];
  for (let index = 0; index < 5; index++) statuses.push((await send(index)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect((await send(6)).body.message).toBe(
    'Сейчас мы не можем отправить СМС. Получите код по почте или попробуйте через час',
  );
  expect(await countOf('code', 'total')).toBe(3);
  const { db, outbox } = strict.services;
  expect(await outbox.add(db, passwordChangedSms.to(phone, {}))).toBe(true);
  const letter = await askCode(strict.visitor(), 'User.RegisterCodeEmail', newcomer);
  expect(letter.status).toBe(200);
  strict.clock.pass(3600);
  expect((await send(7)).status).toBe(200);
});

test('who asks without a solved puzzle uses nothing of the limit of all senders up', async () => {
  const strict = await base.restarted({ RATE_LIMIT_SMS_TOTAL: '1/3600' });
  for (let n = 0; n < 3; n++) {
    await strict.visitor().post('User.ChangeCheckSMSPhone', { phone: '+79215550191', token: 'x' });
  }
  const asked = await askCode(strict.visitor(), 'User.ChangeCheckSMSPhone', { phone });
  expect(asked.status).toBe(200);
});
