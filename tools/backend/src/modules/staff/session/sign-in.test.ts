import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { limitVariable } from '../../../kernel/config/limits.ts';
import { setUpTotp, totpCode } from '../../../testing/studio/authenticator.ts';
import { staffAs, StudioClient } from '../../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { DEMO_STAFF_PASSWORD } from '../../../../demo/seed/demo-staff.ts';
import { staffAudit } from '../audit/staff-audit.table.ts';
import { staffPeople, staffRecoveryCodes } from '../person/staff-people.table.ts';
import { sealTotp } from '../second-factor/totp.ts';
import { staffSessions } from './staff-sessions.table.ts';

const EMAIL = 'sales-manager@meridian30.example';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  const { db } = backend.services;
  await db.delete(staffSessions);
  await db.delete(staffRecoveryCodes);
  await db.update(staffPeople).set({ totpSecret: null, totpStep: 0 });
  backend.clock.pass(3600);
});

const browser = (from: TestBackend = backend, ip?: string) => new StudioClient(from.visitor(ip));
const stageOf = async (client: StudioClient) =>
  (await client.result<{ stage: string }>(client.get('Session.Me'))).stage;

/** A person with an authenticator, and a browser that has given the password. */
async function halfway() {
  const first = await staffAs(backend, 'sales_manager');
  const { secret, codes } = await setUpTotp(backend, first);
  backend.clock.pass(60);
  const client = browser();
  await client.result(client.signIn(EMAIL));
  return { client, secret, codes };
}

describe('the password', () => {
  test('is refused in the same words for a wrong one and for a mailbox that nobody has', async () => {
    for (const email of [EMAIL, 'nobody@meridian30.example']) {
      const { status, body } = await browser().signIn(email, 'не тот пароль');
      expect([status, body.message]).toEqual([401, 'Неверная почта или пароль']);
    }
  });

  test('alone opens nothing where there is a second factor', async () => {
    const { client } = await halfway();
    expect(await stageOf(client)).toBe('second_factor');
    const me = await client.result<Record<string, unknown>>(client.get('Session.Me'));
    expect(me).toMatchObject({ person: null, rights: [], factors: ['totp', 'recovery'] });
    for (const name of ['Leads.List', 'Session.List', 'Work.List']) {
      expect((await client.get(name)).status).toBe(403);
    }
    for (const name of ['SecondFactor.StartTotp', 'SecondFactor.StartPasskey']) {
      expect((await client.post(name, {})).status).toBe(409);
    }
    expect((await client.get('SecondFactor.Get')).status).toBe(409);
  });

  test('is guessed ten times from one network, then not even the right one is looked at', async () => {
    const strict = await backend.restarted({ [limitVariable('studioPair')]: '10/900' });
    for (let tries = 0; tries < 10; tries++) {
      expect((await browser(strict).signIn(EMAIL, 'не тот пароль')).status).toBe(401);
    }
    expect((await browser(strict).signIn(EMAIL)).status).toBe(429);
    expect((await browser(strict, '198.51.100.9').signIn(EMAIL)).status).toBe(200);
  });

  test('is guessed a hundred times a day from all networks together', async () => {
    const strict = await backend.restarted({ [limitVariable('studioMailbox')]: '3/86400' });
    for (const ip of ['198.51.100.1', '198.51.101.1', '198.51.102.1']) {
      expect((await browser(strict, ip).signIn(EMAIL, 'не тот пароль')).status).toBe(401);
    }
    expect((await browser(strict, '198.51.103.1').signIn(EMAIL)).status).toBe(429);
  });
});

describe('the second factor', () => {
  test('of an authenticator completes the login under a new id', async () => {
    const { client, secret } = await halfway();
    const before = client.visitor.cookies.get('studio.session');
    const code = totpCode(secret, backend.clock());
    await client.result(client.post('Session.ConfirmTotp', { code }));
    expect(await stageOf(client)).toBe('full');
    expect(client.visitor.cookies.get('studio.session')).not.toBe(before);
    const thief = browser();
    thief.visitor.cookies.set('studio.session', before ?? '');
    expect(await stageOf(thief)).toBe('guest');
  });

  test('takes a code once, whoever sends it again', async () => {
    const { client, secret } = await halfway();
    const other = browser();
    await other.result(other.signIn(EMAIL));
    const code = totpCode(secret, backend.clock());
    const answers = await Promise.all(
      [client, other].map((one) => one.post('Session.ConfirmTotp', { code })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('takes no code that is older than the last one', async () => {
    const { client, secret } = await halfway();
    const late = totpCode(secret, new Date(backend.clock().getTime() - 30_000));
    const code = totpCode(secret, backend.clock());
    await client.result(client.post('Session.ConfirmTotp', { code }));
    const other = browser();
    await other.result(other.signIn(EMAIL));
    expect((await other.post('Session.ConfirmTotp', { code: late })).status).toBe(422);
  });

  test('of a recovery code works once', async () => {
    const { client, codes } = await halfway();
    expect(codes).toHaveLength(10);
    const code = codes[0]?.toUpperCase();
    await client.result(client.post('Session.ConfirmRecovery', { code }));
    const other = browser();
    await other.result(other.signIn(EMAIL));
    expect((await other.post('Session.ConfirmRecovery', { code })).status).toBe(422);
  });

  test('of a colleague opens nothing', async () => {
    const { client } = await halfway();
    const lawyer = await setUpTotp(backend, await staffAs(backend, 'lawyer'));
    const [code] = lawyer.codes;
    expect((await client.post('Session.ConfirmRecovery', { code })).status).toBe(422);
    const six = totpCode(lawyer.secret, backend.clock());
    expect((await client.post('Session.ConfirmTotp', { code: six })).status).toBe(422);
  });

  test('is guessed so many times a day, by whichever way and however often the password is given', async () => {
    const { secret, codes } = await halfway();
    const strict = await backend.restarted({ [limitVariable('studioFactor')]: '4/86400' });
    for (const name of ['Session.ConfirmTotp', 'Session.ConfirmRecovery']) {
      const client = browser(strict);
      await client.result(client.signIn(EMAIL));
      for (const code of ['000000', '111111']) {
        const wrong = name.endsWith('Totp') ? code : 'aaaaabbbbb';
        expect((await client.post(name, { code: wrong })).status).toBe(422);
      }
    }
    const client = browser(strict);
    await client.result(client.signIn(EMAIL));
    const right = totpCode(secret, backend.clock());
    expect((await client.post('Session.ConfirmTotp', { code: right })).status).toBe(429);
    const [code] = codes;
    expect((await client.post('Session.ConfirmRecovery', { code })).status).toBe(429);
  });

  test('is asked for within ten minutes', async () => {
    const { client, secret } = await halfway();
    backend.clock.pass(11 * 60);
    const code = totpCode(secret, backend.clock());
    expect((await client.post('Session.ConfirmTotp', { code })).status).toBe(401);
  });
});

describe('the secret of an authenticator', () => {
  const stored = async () => {
    const own = eq(staffPeople.email, EMAIL);
    const [row] = await backend.services.db.select().from(staffPeople).where(own);
    return { id: row?.id ?? 0, secret: row?.totpSecret ?? '' };
  };

  test('is sealed at rest, also while it is being set up', async () => {
    const first = await staffAs(backend, 'sales_manager');
    const { secret } = await first.result<{ secret: string }>(
      first.post('SecondFactor.StartTotp', {}),
    );
    const { db } = backend.services;
    const sessions = JSON.stringify(await db.select().from(staffSessions));
    expect(sessions).toContain('totp:sealed.');
    expect(sessions).not.toContain(secret);
    const code = totpCode(secret, backend.clock());
    await first.result(first.post('SecondFactor.ConfirmTotp', { code }));
    expect((await stored()).secret).toMatch(/^sealed\./);
    expect((await stored()).secret).not.toContain(secret);
  });

  test('of a row from before the seal is taken, and sealed from then on', async () => {
    const { client, secret } = await halfway();
    const { id } = await stored();
    const { db } = backend.services;
    await db.update(staffPeople).set({ totpSecret: secret }).where(eq(staffPeople.id, id));
    const code = totpCode(secret, backend.clock());
    await client.result(client.post('Session.ConfirmTotp', { code }));
    expect((await stored()).secret).toMatch(/^sealed\./);
  });

  test('that was moved to another person opens nothing', async () => {
    const { client, secret } = await halfway();
    const { id } = await stored();
    const totpSecret = sealTotp(backend.services, id + 1, secret);
    await backend.services.db.update(staffPeople).set({ totpSecret }).where(eq(staffPeople.id, id));
    const code = totpCode(secret, backend.clock());
    expect((await client.post('Session.ConfirmTotp', { code })).status).toBe(422);
  });
});

describe('a login', () => {
  test('ends four hours after the last request, and twelve after it began', async () => {
    const client = await staffAs(backend, 'editor');
    for (let hours = 0; hours < 11; hours += 3) {
      expect(await stageOf(client)).toBe('full');
      backend.clock.pass(3 * 3600);
    }
    expect(await stageOf(client)).toBe('guest');
    const idle = await staffAs(backend, 'editor');
    backend.clock.pass(4 * 3600 + 60);
    expect(await stageOf(idle)).toBe('guest');
  });

  test('is listed and ended by its person, and by nobody else', async () => {
    const [one, two] = [await staffAs(backend, 'editor'), await staffAs(backend, 'editor')];
    const stranger = await staffAs(backend, 'marketer');
    type Listed = { sessions: { guid: string; own: boolean }[] };
    const { sessions } = await one.result<Listed>(one.get('Session.List'));
    expect(sessions.map(({ own }) => own).toSorted()).toEqual([false, true]);
    const session = sessions.find(({ own }) => !own)?.guid;
    expect((await stranger.post('Session.Revoke', { session })).status).toBe(404);
    expect(await stageOf(two)).toBe('full');
    expect((await one.post('Session.Revoke', { session })).status).toBe(200);
    expect(await stageOf(two)).toBe('guest');
    await one.result(one.post('Session.SignOut', {}));
    expect(await stageOf(one)).toBe('guest');
  });
});

describe('the own access', () => {
  test('changes with the password alone, which then ends the other logins', async () => {
    const [one, two] = [await staffAs(backend, 'lawyer'), await staffAs(backend, 'lawyer')];
    const change = (password: string, next: string) =>
      one.post('Password.Change', { password, new_password: next });
    expect((await change('не тот пароль', 'severnyj-veter-30')).status).toBe(422);
    expect((await change(DEMO_STAFF_PASSWORD, 'qwertyqwerty')).status).toBe(422);
    expect(await stageOf(two)).toBe('full');
    expect((await change(DEMO_STAFF_PASSWORD, 'severnyj-veter-30')).status).toBe(200);
    expect([await stageOf(one), await stageOf(two)]).toEqual(['full', 'guest']);
    const email = 'lawyer@meridian30.example';
    expect((await browser().signIn(email)).status).toBe(401);
    // Whoever has read the README knows it.
    expect((await change('severnyj-veter-30', DEMO_STAFF_PASSWORD)).status).toBe(422);
  });

  test('wrong passwords there are counted too', async () => {
    const strict = await backend.restarted({ [limitVariable('studioProof')]: '2/86400' });
    const client = await staffAs(strict, 'marketer');
    const ask = (password: string) => client.post('SecondFactor.NewRecoveryCodes', { password });
    expect((await ask('не тот пароль')).status).toBe(422);
    expect((await ask('не тот пароль')).status).toBe(422);
    expect((await ask(DEMO_STAFF_PASSWORD)).status).toBe(429);
  });
});

test('the journal has each login and no secret', async () => {
  const { client, secret, codes } = await halfway();
  const code = totpCode(secret, backend.clock());
  await client.result(client.post('Session.ConfirmTotp', { code }));
  const { db } = backend.services;
  const entries = await db.select().from(staffAudit);
  const own = and(eq(staffAudit.method, 'Session.ConfirmTotp'), eq(staffAudit.subject, 'session'));
  expect(await db.$count(staffAudit, own)).toBeGreaterThan(0);
  const written = JSON.stringify(entries);
  for (const hidden of [secret, DEMO_STAFF_PASSWORD, ...codes]) {
    expect(written).not.toContain(hidden);
  }
});
