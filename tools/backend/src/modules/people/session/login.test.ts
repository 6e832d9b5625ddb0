import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desc, eq } from 'drizzle-orm';
import { sessions, users } from '../account/accounts.table.ts';
import {
  askCode,
  beginRecovery,
  forgetQuotas,
  newcomer,
  registerNewcomer,
} from '../../../testing/auth.ts';
import { lastCode } from '../../../testing/outbox.ts';
import { BUYER_PASSWORD, someBuyers } from '../../../testing/buyers.ts';
import { demoBuyer } from '../../../../demo/seed/demo-buyer.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const buyer = { id: 1, guid: demoBuyer.guid, name_full: 'Савельева Марина Андреевна' };

async function whoIs(visitor: TestClient) {
  const { body } = await visitor.post('User.GetInfo', {});
  return (body.result as { user: unknown }).user;
}

describe('logging in', () => {
  test('with the right password opens a session', async () => {
    const visitor = backend.visitor();
    const { status, headers, body } = await visitor.logIn();
    expect([status, body.result]).toEqual([200, { user: buyer }]);
    expect(headers.getSetCookie()[0]).toMatch(
      /^auth\.session=[\w-]{43}; Max-Age=5400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await whoIs(visitor)).toEqual(buyer);
  });

  test('by any spelling of the phone works', async () => {
    expect((await backend.visitor().logIn('8 921 000-00-01')).status).toBe(200);
  });

  test('with an unknown phone answers exactly as with a wrong password', async () => {
    const [wrong, unknown] = await Promise.all([
      backend.visitor().logIn('+79210000001', 'meridian-31'),
      backend.visitor().logIn('+79210000002', 'meridian-30'),
    ]);
    const shown = ({ status, body, headers }: typeof wrong) => [
      status,
      body,
      [...headers].filter(([name]) => name !== 'x-request-id'),
    ];
    expect(shown(wrong)).toEqual(shown(unknown));
    expect(wrong.status).toBe(401);
    expect(wrong.body.message).toBe('Неверный номер телефона или пароль');
  });

  test('gives a new session id and ends the old session', async () => {
    const visitor = backend.visitor();
    await visitor.logIn();
    const old = visitor.cookies.get('auth.session') ?? '';
    await visitor.logIn();
    expect(visitor.cookies.get('auth.session')).not.toBe(old);
    const thief = backend.visitor();
    thief.cookies.set('auth.session', old);
    expect(await whoIs(thief)).toBeNull();
  });

  test('keeps only a hash of the session id', async () => {
    const visitor = backend.visitor();
    await visitor.logIn();
    const id = visitor.cookies.get('auth.session');
    const rows = await backend.services.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  test('from one network is refused after too many wrong passwords, also for an unknown phone', async () => {
    const strict = await backend.restarted({ RATE_LIMIT_LOGIN_PAIR: '3/900' });
    for (const phone of ['+79210000001', '+79210000009']) {
      const statuses = [];
      for (let i = 0; i < 4; i++) {
        statuses.push((await strict.visitor().logIn(phone, 'wrong-password')).status);
      }
      expect(statuses).toEqual([401, 401, 401, 429]);
    }
    const { body } = await strict.visitor().logIn();
    expect(body.message).toBe(
      'Слишком много попыток входа. Попробуйте через 15 минут или восстановите пароль по СМС',
    );
    backend.clock.pass(900);
    expect((await strict.visitor().logIn()).status).toBe(200);
  });

  test('from one address is limited over all phones', async () => {
    const strict = await backend.restarted({ RATE_LIMIT_LOGIN_ADDRESS: '2/900' });
    const tryPhone = async (phone: string, ip: string) =>
      (await strict.visitor(ip).logIn(phone, 'wrong-password')).status;
    expect(await tryPhone('+79210000003', '198.51.100.1')).toBe(401);
    expect(await tryPhone('+79210000004', '198.51.100.1')).toBe(401);
    expect(await tryPhone('+79210000005', '198.51.100.1')).toBe(429);
    expect(await tryPhone('+79210000006', '198.51.100.2')).toBe(401);
  });
});

/** The limits as they are by default; the other tests have them wide. */
const DEFAULTS = {
  RATE_LIMIT_LOGIN_PAIR: '10/900',
  RATE_LIMIT_LOGIN_PHONE: '100/86400',
  RATE_LIMIT_LOGIN_DEVICE: '10/900',
};
const PHONE = demoBuyer.phone;

/** Wrong passwords at once, each from another network. */
async function attack(strict: TestBackend, times: number, of = PHONE, from = 0) {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, n) =>
      strict
        .visitor(`10.${(from + n) >> 8}.${(from + n) & 255}.1`)
        .logIn(of, `wrong-password-${from + n}`),
    ),
  );
  return answers.map(({ status }) => status);
}

describe('wrong passwords of somebody else', () => {
  test('ten from one network keep nobody out who comes from another one', async () => {
    const strict = await backend.restarted(DEFAULTS);
    const thief = strict.visitor('198.51.100.66');
    const tries = [];
    for (let n = 0; n < 12; n++) tries.push((await thief.logIn(PHONE, 'wrong')).status);
    expect(tries).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await strict.visitor('203.0.113.7').logIn()).status).toBe(200);
  });

  test('from a home of IPv6 count together, whichever of its addresses they come from', async () => {
    const strict = await backend.restarted(DEFAULTS);
    const tries = [];
    for (let n = 0; n < 11; n++) {
      tries.push((await strict.visitor(`2001:db8:1:2::${n + 1}`).logIn(PHONE, 'wrong')).status);
    }
    expect(tries).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test('from however many networks at once get a hundred tries a day at an account', async () => {
    const strict = await backend.restarted(DEFAULTS);
    let compared = 0;
    for (let quarter = 0; quarter < 6; quarter++) {
      const statuses = await attack(strict, 60, PHONE, quarter * 60);
      compared += statuses.filter((status) => status !== 429).length;
      backend.clock.pass(900);
    }
    expect(compared).toBe(100);
    const { status, body } = await strict.visitor('192.0.2.99').logIn();
    expect([status, body.message]).toEqual([
      429,
      'Слишком много неверных паролей с разных устройств. Войдите там, где уже входили, или восстановите пароль по СМС',
    ]);
    // As for a phone that nobody has.
    const unknown = await attack(strict, 101, '+79215550009', 1000);
    expect(unknown.filter((one) => one === 401)).toHaveLength(100);
  });

  test('keep out no browser that has logged in before, and let it not try forever either', async () => {
    const strict = await backend.restarted(DEFAULTS);
    const own = strict.visitor();
    const first = await own.logIn();
    expect(first.headers.getSetCookie().join()).toMatch(
      /auth\.device=[\w-]+\.\d+\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    await own.post('User.Logout', {});
    await attack(strict, 120);
    expect((await strict.visitor().logIn()).status).toBe(429);
    expect((await own.logIn()).status).toBe(200);
    for (let n = 0; n < 9; n++) await own.logIn(PHONE, 'wrong');
    expect((await own.logIn()).status).toBe(200);
    for (let n = 0; n < 10; n++) await own.logIn(PHONE, 'wrong');
    expect((await own.logIn()).status).toBe(429);
    backend.clock.pass(900);
    expect((await own.logIn()).status).toBe(200);
  });

  test('are not helped by an account of one’s own with the same phone', async () => {
    const strict = await backend.restarted(DEFAULTS);
    await forgetQuotas(strict);
    const squatter = strict.visitor('198.51.100.67');
    const person = { ...newcomer, phone: PHONE, email: 'squatter@example.ru' };
    await askCode(squatter, 'User.RegisterCodeEmail', person);
    const code = await lastCode(strict.services, person.email);
    await squatter.post('User.Registration', { ...person, code });
    const passwords = { password: 'chuzhoj-parol', rpassword: 'chuzhoj-parol' };
    await squatter.post('User.NewPassword', { ...passwords, phone: PHONE, code });
    expect((await squatter.logIn(PHONE, 'chuzhoj-parol')).status).toBe(200);
    const tries = [];
    for (let n = 0; n < 15; n++) tries.push((await squatter.logIn(PHONE, `wrong-${n}`)).status);
    expect(tries).toEqual([...Array<number>(10).fill(401), ...Array<number>(5).fill(429)]);
    // The right one of the owner is no exception.
    expect((await squatter.logIn(PHONE, demoBuyer.password)).status).toBe(429);
    const { db } = strict.services;
    await db.delete(users).where(eq(users.email, person.email));
  });

  test('are let in by no cookie that was made up, is another account’s or too old', async () => {
    const strict = await backend.restarted(DEFAULTS);
    const own = strict.visitor();
    await own.logIn();
    const cookie = own.cookies.get('auth.device') ?? '';
    const [other] = await someBuyers(strict, 1);
    const [row] = await strict.services.db.select().from(users).orderBy(desc(users.id)).limit(1);
    const stranger = strict.visitor();
    await stranger.logIn(row?.phone, BUYER_PASSWORD);
    expect(other.cookies.size).toBeGreaterThan(0);
    await attack(strict, 120);
    const tryWith = async (value: string) => {
      const browser = strict.visitor('192.0.2.50');
      browser.cookies.set('auth.device', value);
      return (await browser.logIn()).status;
    };
    const [id = '', since = '', signature = ''] = cookie.split('.');
    const forged = [
      '',
      'x',
      `${id}.${since}.`,
      `${id}x.${since}.${signature}`,
      `${id}.${Number(since) + 1}.${signature}`,
      stranger.cookies.get('auth.device') ?? '',
    ];
    for (const value of forged) expect([value, await tryWith(value)]).toEqual([value, 429]);
    expect(await tryWith(cookie)).toBe(200);
    backend.clock.pass(180 * 24 * 3600);
    await attack(strict, 120);
    expect(await tryWith(cookie)).toBe(429);
  });

  test('are forgiven to who has proved the phone by SMS, and make devices of the old password unknown', async () => {
    const strict = await backend.restarted(DEFAULTS);
    await registerNewcomer(strict);
    const { phone } = newcomer;
    const old = strict.visitor();
    await old.logIn(phone, 'granit-2026');
    await attack(strict, 120, phone);
    backend.clock.pass(61);
    const own = strict.visitor('192.0.2.77');
    expect((await own.logIn(phone, 'granit-2026')).status).toBe(429);
    const { code } = await beginRecovery(strict, own);
    await own.post('User.ChangePassword', { phone, code });
    const passwords = { password: 'granit-2027', rpassword: 'granit-2027' };
    await own.post('User.NewPassword', { ...passwords, phone, code });
    await attack(strict, 120, phone, 500);
    expect((await own.logIn(phone, 'granit-2027')).status).toBe(200);
    expect((await old.logIn(phone, 'granit-2027')).status).toBe(429);
  });
});

describe('a session', () => {
  test('survives a restart', async () => {
    const visitor = backend.visitor();
    await visitor.logIn();
    const later = (await backend.restarted()).visitor();
    for (const [name, value] of visitor.cookies) later.cookies.set(name, value);
    expect(await whoIs(later)).toEqual(buyer);
  });

  test('slides with every visit and ends 90 minutes after the last one', async () => {
    const visitor = backend.visitor();
    await visitor.logIn();
    for (let visit = 0; visit < 3; visit++) {
      backend.clock.pass(5000);
      const { headers } = await visitor.post('User.GetInfo', {});
      expect(headers.get('set-cookie')).toContain('Max-Age=5400');
      expect(await whoIs(visitor)).toEqual(buyer);
    }
    backend.clock.pass(5401);
    expect(await whoIs(visitor)).toBeNull();
  });

  test('ends on logout, for every copy of the cookie', async () => {
    const visitor = backend.visitor();
    await visitor.logIn();
    const copy = backend.visitor();
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
    await visitor.post('User.Logout', {});
    expect([...visitor.cookies.keys()]).toEqual(['auth.device']);
    expect(await whoIs(copy)).toBeNull();
  });

  test('is bound to the host on HTTPS', async () => {
    const secure = await backend.restarted({ PUBLIC_ORIGIN: 'https://site.test' });
    const { headers } = await secure.visitor().logIn();
    expect(headers.get('set-cookie')).toMatch(/^__Host-auth\.session=.*; Path=\/; .*Secure/);
  });

  test('with a forged cookie is a guest', async () => {
    for (const value of ['', 'x', '%00', "' or 1=1 --", 'a'.repeat(3000)]) {
      const visitor = backend.visitor();
      visitor.cookies.set('auth.session', value);
      expect(await whoIs(visitor)).toBeNull();
    }
  });
});
