import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../account/accounts.table.ts';
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
    expect(headers.get('set-cookie')).toMatch(
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

  test('is refused after too many wrong passwords, also for an unknown phone', async () => {
    const strict = await backend.restarted({ RATE_LIMIT_LOGIN_PHONE: '3/900' });
    for (const phone of ['+79210000001', '+79210000009']) {
      const statuses = [];
      for (let i = 0; i < 4; i++) {
        statuses.push((await strict.visitor().logIn(phone, 'wrong-password')).status);
      }
      expect(statuses).toEqual([401, 401, 401, 429]);
    }
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
    expect(visitor.cookies.size).toBe(0);
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
