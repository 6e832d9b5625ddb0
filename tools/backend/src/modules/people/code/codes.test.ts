import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authCodes } from './codes.table.ts';
import {
  askCode,
  beginRecovery,
  codeSenders,
  forgetQuotas,
  newcomer,
  registerNewcomer,
  type CodeSender,
} from '../../../testing/auth.ts';
import { lastCode, received } from '../../../testing/outbox.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let backend: TestBackend;

const { phone } = newcomer;
const senders = Object.keys(codeSenders) as CodeSender[];
const WRONG = 'Неверный код. Проверьте цифры или запросите новый';
const OLD = 'Код устарел. Запросите новый';
const SPENT = 'Неверный код. Попытки закончились, запросите новый код';

beforeAll(async () => {
  backend = await testBackend();
  await registerNewcomer(backend);
});
afterAll(() => backend.close());
beforeEach(async () => {
  backend.clock.pass(61);
  await forgetQuotas(backend);
});

async function guess(visitor: TestClient, code: string) {
  const { status, body } = await visitor.post('User.ChangePassword', { phone, code });
  return status === 200 ? 'right' : body.message;
}

/** Codes that are not this one. */
function wrongOnes(code: string, count: number): string[] {
  return Array.from({ length: count }, (_, step) =>
    String((Number(code) + step + 1) % 1_000_000).padStart(6, '0'),
  );
}

describe('a code', () => {
  test('of another browser is refused', async () => {
    const { code } = await beginRecovery(backend);
    expect(await guess(backend.visitor(), code)).toBe(OLD);
  });

  test('of another browser is refused where that browser has one of its own', async () => {
    const { code } = await beginRecovery(backend);
    backend.clock.pass(61);
    const { visitor, code: own } = await beginRecovery(backend);
    expect(await guess(visitor, code === own ? (wrongOnes(own, 1)[0] ?? '') : code)).toBe(WRONG);
    expect(await guess(visitor, own)).toBe('right');
  });

  test('for one purpose is no good for another', async () => {
    const { visitor, code } = await beginRecovery(backend);
    const registered = await visitor.post('User.Registration', { ...newcomer, code });
    expect([registered.status, registered.body.message]).toEqual([422, OLD]);
    backend.clock.pass(61);
    await askCode(visitor, 'User.CheckSMSPhone', { ...newcomer, phone: '+79215550120' });
    const other = await lastCode(backend.services, '+79215550120');
    if (other !== code) expect(await guess(visitor, other)).toBe(WRONG);
  });

  test('for one phone is no good for another', async () => {
    const { visitor, code } = await beginRecovery(backend);
    const input = { phone: '+79210000001', code };
    expect((await visitor.post('User.ChangePassword', input)).body.message).toBe(WRONG);
    expect(await guess(visitor, code)).toBe('right');
  });

  test('lives for ten minutes', async () => {
    const { visitor, code } = await beginRecovery(backend);
    backend.clock.pass(599);
    const [wrong = ''] = wrongOnes(code, 1);
    expect(await guess(visitor, wrong)).toBe(WRONG);
    backend.clock.pass(1);
    expect(await guess(visitor, code)).toBe(OLD);
  });

  test('is dead after five wrong ones, also for the right one', async () => {
    const { visitor, code } = await beginRecovery(backend);
    const said = [];
    for (const wrong of wrongOnes(code, 6)) said.push(await guess(visitor, wrong));
    expect(said).toEqual([WRONG, WRONG, WRONG, WRONG, WRONG, SPENT]);
    expect(await guess(visitor, code)).toBe(SPENT);
  });

  test('is replaced by the next one', async () => {
    const { visitor, code } = await beginRecovery(backend);
    backend.clock.pass(61);
    const { code: fresh } = await beginRecovery(backend, visitor);
    if (fresh !== code) expect(await guess(visitor, code)).toBe(WRONG);
    expect(await guess(visitor, fresh)).toBe('right');
  });

  test('is not to be found in the database', async () => {
    const { code } = await beginRecovery(backend);
    const rows = await backend.services.db.select().from(authCodes);
    const hashes = rows.map(({ codeHash }) => codeHash);
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });

  test('is swept away once it is of no use', async () => {
    await beginRecovery(backend);
    backend.clock.pass(601);
    await beginRecovery(backend);
    expect(await backend.services.db.$count(authCodes)).toBe(1);
  });
});

describe('the flow cookie', () => {
  test('is of this host, for the server alone', async () => {
    const answer = await askCode(backend.visitor(), 'User.ChangeCheckSMSPhone', { phone });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^auth\.flow=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const secure = await backend.restarted({ PUBLIC_ORIGIN: 'https://site.test' });
    backend.clock.pass(61);
    const other = await askCode(secure.visitor(), 'User.ChangeCheckSMSPhone', { phone });
    expect(other.headers.get('set-cookie')).toMatch(
      /^__Host-auth\.flow=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('planted by somebody else is not kept', async () => {
    const victim = backend.visitor();
    const planted = 'A'.repeat(43);
    victim.cookies.set('auth.flow', planted);
    const { code } = await beginRecovery(backend, victim);
    expect(victim.cookies.get('auth.flow')).not.toBe(planted);
    const thief = backend.visitor();
    thief.cookies.set('auth.flow', planted);
    expect(await guess(thief, code)).toBe(OLD);
  });

  test('goes once the password is set', async () => {
    const { visitor, code } = await beginRecovery(backend);
    await guess(visitor, code);
    const passwords = { password: 'granit-2027', rpassword: 'granit-2027' };
    await visitor.post('User.NewPassword', { ...passwords, phone, code });
    expect(visitor.cookies.has('auth.flow')).toBe(false);
  });
});

describe.each(senders)('%s', (method) => {
  const input = codeSenders[method](phone);

  test('takes an anti-bot answer, and each only once', async () => {
    const visitor = backend.visitor();
    const message = 'Не удалось проверить, что код просит человек. Попробуйте ещё раз';
    for (const token of [undefined, '', 'solved']) {
      const { status, body } = await visitor.post(method, { ...input, token });
      expect([status, body]).toEqual([403, { code: 403, message, result: { message } }]);
    }
    const token = await visitor.token();
    expect((await visitor.post(method, { ...input, token })).status).toBe(200);
    backend.clock.pass(61);
    expect((await visitor.post(method, { ...input, token })).status).toBe(403);
  });

  test('sends the next one after a minute, and says how long to wait', async () => {
    expect((await askCode(backend.visitor(), method, input)).status).toBe(200);
    backend.clock.pass(18);
    const { status, body } = await askCode(backend.visitor(), method, input);
    expect([status, body.message]).toEqual([429, 'Новый код можно запросить через 42 с']);
    expect(body.result).toHaveProperty('message', body.message);
    backend.clock.pass(42);
    expect((await askCode(backend.visitor(), method, input)).status).toBe(200);
  });

  test('sends five in 24 hours', async () => {
    backend.clock.set(new Date('2026-11-20T09:00:00Z'));
    const send = async () => (await askCode(backend.visitor(), method, input)).status;
    for (let sent = 0; sent < 5; sent++) {
      expect(await send()).toBe(200);
      backend.clock.pass(60);
    }
    const { status, body } = await askCode(backend.visitor(), method, input);
    expect([status, body.message]).toEqual([
      429,
      'За сутки мы отправляем не больше пяти кодов. Следующий — после 21 ноября в 12:00',
    ]);
    backend.clock.set(new Date('2026-11-21T08:59:59Z'));
    expect(await send()).toBe(429);
    backend.clock.set(new Date('2026-11-21T09:00:00Z'));
    expect(await send()).toBe(200);
    backend.clock.set(new Date('2026-11-21T09:00:59Z'));
    expect(await send()).toBe(429);
  });

  test('sends one of many that are asked for at once', async () => {
    const before = (await received(backend.services)).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => askCode(backend.visitor(), method, input)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 429)]);
    expect((await received(backend.services)).length).toBe(before + 1);
  });

  test('from one address is limited over all phones', async () => {
    const strict = await backend.restarted({ RATE_LIMIT_CODE_ADDRESS: '2/3600' });
    const send = async (other: string, ip: string) =>
      (await askCode(strict.visitor(ip), method, { ...codeSenders[method](other), ...mail(other) }))
        .status;
    expect(await send('+79215550131', '198.51.100.1')).toBe(200);
    expect(await send('+79215550132', '198.51.100.1')).toBe(200);
    expect(await send('+79215550133', '198.51.100.1')).toBe(429);
    expect(await send('+79215550134', '198.51.100.2')).toBe(200);
  });

  /** A mailbox of its own, where the method takes one. */
  const mail = (of: string) => ('email' in input ? { email: `p${of.slice(2)}@example.ru` } : {});
});

test('one phone gets five codes for each purpose and ten in all, however they travel', async () => {
  const send = async (method: CodeSender) => {
    backend.clock.pass(61);
    const { status, body } = await askCode(backend.visitor(), method, codeSenders[method](phone));
    return status === 200 ? 200 : body.message;
  };
  const round = async () => [
    await send('User.CheckSMSPhone'),
    await send('User.RegisterCodeEmail'),
    await send('User.ChangeCheckSMSPhone'),
    await send('User.ChangeCheckEmail'),
  ];
  expect(await round()).toEqual([200, 200, 200, 200]);
  expect(await round()).toEqual([200, 200, 200, 200]);
  const ofPurpose = expect.stringContaining('не больше пяти кодов');
  expect(await send('User.CheckSMSPhone')).toBe(200);
  expect(await send('User.RegisterCodeEmail')).toEqual(ofPurpose);
  expect(await send('User.ChangeCheckSMSPhone')).toBe(200);
  const inAll = expect.stringContaining('не больше десяти кодов');
  expect(await send('User.ChangeCheckEmail')).toEqual(inAll);
});

test('an honest evening: codes for registration, recovery, another phone and another mailbox all arrive', async () => {
  const person = { ...newcomer, phone: '+79215550151', email: 'evening@example.ru' };
  const visitor = await registerNewcomer(backend, person);
  const { phone: own } = person;
  const password = 'granit-2026';
  await visitor.logIn(own, password);
  for (let time = 0; time < 2; time++) {
    backend.clock.pass(61);
    const asked = await askCode(visitor, 'User.ChangeCheckSMSPhone', { phone: own });
    expect(asked.status).toBe(200);
    backend.clock.pass(61);
    const letter = { email: `new${time}@example.ru`, password };
    expect((await visitor.post('LK.SendEmailCode', letter)).status).toBe(200);
    const sms = { phone: `+792155501${60 + time}`, password };
    expect((await visitor.post('LK.SendPhoneCode', sms)).status).toBe(200);
  }
});

test('a mailbox gets five codes a day for a purpose, whatever the phone', async () => {
  const statuses = [];
  for (let sent = 0; sent < 6; sent++) {
    const input = { ...newcomer, phone: `+7921555014${sent}` };
    statuses.push((await askCode(backend.visitor(), 'User.RegisterCodeEmail', input)).status);
    backend.clock.pass(61);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('guessing at once from many browsers all day long gets 25 tries at a phone, for all purposes together', async () => {
  backend.clock.set(new Date('2026-12-01T09:00:00Z'));
  let tried = 0;
  const browsers: TestClient[] = [];
  for (let hour = 0; hour < 24; hour++) {
    for (const method of senders.toReversed()) {
      const browser = backend.visitor();
      const { status } = await askCode(browser, method, codeSenders[method](phone));
      if (status === 200) browsers.push(browser);
    }
    backend.clock.pass(599);
    const guesses = browsers.flatMap((browser) =>
      Array.from({ length: 10 }, async (_, step) => {
        const input = { phone, code: String(hour * 100 + step).padStart(6, '0') };
        return Promise.all([
          browser.post('User.ChangePassword', input),
          browser.post('User.Registration', { ...newcomer, ...input }),
        ]);
      }),
    );
    const answers = (await Promise.all(guesses)).flat();
    tried += answers.filter(({ status, body }) => status === 200 || body.message === WRONG).length;
    backend.clock.pass(3001);
  }
  expect(browsers).toHaveLength(10);
  expect(tried).toBe(25);
}, 120_000);

test('after 25 wrong codes the right one is refused too, and said so with the time, until a day has passed', async () => {
  const { db } = backend.services;
  backend.clock.set(new Date('2026-12-05T09:00:00Z'));
  let last = { visitor: backend.visitor(), code: '' };
  for (let sent = 0; sent < 5; sent++) {
    backend.clock.pass(61);
    last = await beginRecovery(backend);
    const { visitor, code } = last;
    for (const wrong of wrongOnes(code, sent < 4 ? 5 : 4)) {
      expect(await guess(visitor, wrong)).toBe(WRONG);
    }
  }
  expect(await guess(last.visitor, last.code)).toBe('right');
  expect(await guess(last.visitor, wrongOnes(last.code, 1)[0] ?? '')).toBe(WRONG);
  const spent = 'За сутки введено слишком много неверных кодов. Попробуйте после 6 декабря в 12:01';
  expect(await guess(last.visitor, last.code)).toBe(spent);
  backend.clock.pass(24 * 3600);
  await db.delete(authCodes);
  const { visitor, code } = await beginRecovery(backend);
  expect(await guess(visitor, code)).toBe('right');
});
