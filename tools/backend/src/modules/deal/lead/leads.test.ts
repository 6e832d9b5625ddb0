import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idempotencyKeys } from '../../../kernel/db/system.table.ts';
import { outbox } from '../../../adapters/outbox/outbox.table.ts';
import { leads, leadSpam } from './leads.table.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.services.db.delete(leads);
  await backend.services.db.delete(idempotencyKeys);
  await backend.services.db.delete(leadSpam);
});

const stored = () => backend.services.db.select().from(leads);

/** One browser: a token is good for it alone. */
let guest: TestClient;
beforeEach(() => {
  guest = backend.visitor();
});

/** The same browser before another process, or at another address. */
function guestOf(from: TestBackend, ip?: string): TestClient {
  const visitor = from.visitor(ip);
  for (const [name, value] of guest.cookies) visitor.cookies.set(name, value);
  return visitor;
}

async function lead(changes: Record<string, unknown> = {}, form = 'Form.CallRequest') {
  const token = await guest.token(form);
  return { name: 'Ольга', phone: '8 (921) 555-01-02', url: '/katalog', token, ...changes };
}

describe('a lead', () => {
  test('is stored with everything the visitor and the page said', async () => {
    const input = await lead({
      consent: { mode: 'default', version: '2026-09-01' },
      marketing: { utm_source: 'yandex', yclid: '42' },
      referrer: 'https://ya.ru/',
    });
    const { status, body } = await guest.post('Form.CallRequest', input);
    expect(status).toBe(200);
    expect(body.result).toEqual({
      text: '<p>Ольга, спасибо. Перезвоним в рабочее время: ежедневно с 9:00 до 21:00.</p>',
    });
    expect(await stored()).toMatchObject([
      {
        method: 'Form.CallRequest',
        name: 'Ольга',
        phone: '+79215550102',
        details: { url: '/katalog' },
        consent: {
          mode: 'default',
          version: '2026-09-01',
          purpose: 'Обратный звонок',
          at: '2026-11-18T09:00:00.000Z',
        },
        marketing: { utm_source: 'yandex', yclid: '42' },
        referrer: 'https://ya.ru/',
        tokenCheck: 'passed',
        createdAt: new Date('2026-11-18T09:00:00.000Z'),
      },
    ]);
  });

  test('reaches the staff as a letter in the outbox', async () => {
    const input = await lead({ name: 'Письмо' });
    await guest.post('Form.CallRequest', input);
    await backend.services.outbox.flush();
    const folder = join(backend.services.config.dataDir, 'outbox');
    const letters = await Promise.all(
      (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')),
    );
    const letter: unknown = JSON.parse(letters.find((text) => text.includes('Письмо')) ?? '{}');
    expect(letter).toMatchObject({
      kind: 'mail',
      to: 'leads@site.test',
      subject: 'Заявка: Обратный звонок',
      at: '2026-11-18T09:00:00.000Z',
    });
    expect(letter).toHaveProperty('text', expect.stringContaining('Телефон: +79215550102'));
  });

  test('keeps every field of a consultation, the phone as it is dialled', async () => {
    const { url: _url, ...input } = await lead({
      phone: '8 921 555-01-02',
      email: 'olga@example.com',
      objectId: 'zaliv',
      objects: '«Залив»',
      date: '19.11.2026',
      time: '19:30',
    });
    const form = 'Form.CallRequestMortgageConsultant';
    await guest.post(form, { ...input, token: await guest.token(form) });
    expect(await stored()).toMatchObject([
      {
        phone: '+79215550102',
        details: {
          email: 'olga@example.com',
          objectId: 'zaliv',
          objects: '«Залив»',
          date: '19.11.2026',
          time: '19:30',
        },
      },
    ]);
  });

  test('is taken although its letter cannot be written, and the letter waits', async () => {
    const broken = await backend.restarted({
      DATA_DIR: join(backend.services.config.dataDir, 'no'),
    });
    await writeFile(broken.services.config.dataDir, 'a file where the folder should be');
    const input = await lead();
    const { status } = await guestOf(broken).post('Form.CallRequest', input);
    await broken.services.outbox.flush();
    expect([status, (await stored()).length]).toEqual([200, 1]);
    expect(await backend.services.db.$count(outbox)).toBe(1);
    backend.clock.pass(3600);
    await backend.services.outbox.flush();
    expect(await backend.services.db.$count(outbox)).toBe(0);
  });

  test('shows the name in the confirmation without its markup', async () => {
    const input = await lead({ name: '<img src=x onerror=alert(1)>' });
    const { body } = await guest.post('Form.CallRequest', input);
    expect(body.result).toHaveProperty('text', expect.stringContaining('&lt;img'));
  });

  test('for a lot names it by its guid or by its readable id, and is stored with the guid', async () => {
    const { placed } = backend.services.catalogue.snapshot;
    const place =
      [...placed.values()].find(({ id }) => id === 'k-p1') ?? expect.fail('no place k-p1');
    for (const apartment_guid of [place.guid, 'K-P1']) {
      const input = await lead({ apartment_guid, url: undefined }, 'Form.CallRequestOrderForm');
      const { status } = await guest.post('Form.CallRequestOrderForm', input);
      expect(status).toBe(200);
    }
    const details = (await stored()).map((row) => row.details);
    expect(details).toMatchObject(Array(2).fill({ apartment_guid: place.guid }));
    const unknown = await lead({ apartment_guid: 'k-p9999', url: undefined });
    expect((await guest.post('Form.CallRequestOrderForm', unknown)).status).toBe(422);
  });

  test('with an impossible phone is refused beside the field', async () => {
    const input = await lead({ phone: '+7 (921) 12' });
    const { status, body } = await guest.post('Form.CallRequest', input);
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 400,
      message: 'Введите номер телефона полностью',
      result: {
        message: 'Введите номер телефона полностью',
        issues: [{ path: 'phone', message: 'Введите номер телефона полностью' }],
      },
    });
  });

  test('with an unknown field is refused by the name of the field', async () => {
    const { status, body } = await guest.post('Form.CallRequest', await lead({ phoen: '1' }));
    expect(status).toBe(400);
    expect(body.message).toBe('Неизвестный параметр «phoen»');
  });
});

describe('the anti-bot token', () => {
  test('is good for one lead', async () => {
    const input = await lead();
    expect((await guest.post('Form.CallRequest', input)).status).toBe(200);
    expect((await guest.post('Form.CallRequest', input)).status).toBe(403);
    expect(await stored()).toHaveLength(1);
  });

  test('is good for one lead even when a hundred are sent at once', async () => {
    const input = await lead();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => guest.post('Form.CallRequest', input)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('expires after three minutes', async () => {
    const input = await lead();
    backend.clock.pass(181);
    expect((await guest.post('Form.CallRequest', input)).status).toBe(403);
  });

  test.each(['', 'нет', 'e30=', 'bnVsbA==', '{}'])('«%s» is refused', async (token) => {
    const { status } = await guest.post('Form.CallRequest', await lead({ token }));
    expect(status).toBe(403);
  });

  test('with another number, salt or signature is refused', async () => {
    const token = await guest.token('Form.CallRequest');
    const payload = JSON.parse(Buffer.from(token, 'base64').toString()) as Record<string, unknown>;
    const forged = [
      { number: -1 },
      { number: String(payload['number']) },
      { salt: 'ab?expires=99999999999&' },
      { signature: 'a'.repeat(64) },
      { algorithm: 'SHA-1' },
    ];
    for (const change of forged) {
      const bad = Buffer.from(JSON.stringify({ ...payload, ...change })).toString('base64');
      const answer = await guest.post('Form.CallRequest', await lead({ token: bad }));
      expect(answer.status).toBe(403);
    }
  });
});

describe('an idempotency key', () => {
  const key = { 'idempotency-key': 'b3a5f1de-0001' };

  test('sent a hundred times at once stores one lead and answers the same', async () => {
    const input = await lead();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => guest.post('Form.CallRequest', input, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test('answers a retry with a fresh token', async () => {
    const first = await guest.post('Form.CallRequest', await lead(), key);
    const retry = await guest.post('Form.CallRequest', await lead(), key);
    expect(retry.body).toEqual(first.body);
    expect(await stored()).toHaveLength(1);
  });

  test('with another payload is a conflict', async () => {
    await guest.post('Form.CallRequest', await lead(), key);
    const other = await lead({ phone: '+79215550199' });
    const { status, body } = await guest.post('Form.CallRequest', other, key);
    expect(status).toBe(409);
    expect(body.message).toMatch(/^Этот запрос уже отправлен/);
  });

  test('of a refused lead may be used again', async () => {
    const refused = await guest.post('Form.CallRequest', await lead({ token: '' }), key);
    expect(refused.status).toBe(403);
    expect((await guest.post('Form.CallRequest', await lead(), key)).status).toBe(200);
  });
});

describe('a page without JavaScript', () => {
  const plain = { name: 'Ольга', phone: '8 (921) 555-01-02', url: '/zayavka/callRequest' };

  test('sends a lead without a token, and the lead says so', async () => {
    const input = { ...plain, noscript: true, website: '' };
    const { status, body } = await guest.post('Form.CallRequest', input);
    expect([status, body.result]).toEqual([
      200,
      { text: '<p>Ольга, спасибо. Перезвоним в рабочее время: ежедневно с 9:00 до 21:00.</p>' },
    ]);
    expect(await stored()).toMatchObject([
      { tokenCheck: 'noscript', details: { url: '/zayavka/callRequest' } },
    ]);
  });

  test('is what a missing token has to say', async () => {
    expect((await guest.post('Form.CallRequest', plain)).status).toBe(403);
    const denied = { ...plain, noscript: false };
    expect((await guest.post('Form.CallRequest', denied)).status).toBe(400);
  });

  test('sends three leads an hour from one address and no more', async () => {
    const strict = await backend.restarted({ RATE_LIMIT_LEAD_NOSCRIPT: '' });
    const send = async (ip: string, changes = {}) =>
      (await guestOf(strict, ip).post('Form.CallRequest', { ...plain, noscript: true, ...changes }))
        .status;
    const statuses = [];
    for (let sent = 0; sent < 4; sent++) statuses.push(await send('198.51.100.1'));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await send('198.51.100.2')).toBe(200);
    const withToken = { noscript: undefined, token: await guest.token('Form.CallRequest') };
    expect(await send('198.51.100.1', withToken)).toBe(200);
    backend.clock.pass(3600);
    expect(await send('198.51.100.1')).toBe(200);
  });
});

test('a filled trap gets the usual answer, and only a count is kept', async () => {
  const input = await lead({ website: 'https://spam.example' });
  const caught = await guest.post('Form.CallRequest', input);
  await guest.post('Form.CallRequest', input);
  expect(await stored()).toEqual([]);
  expect(await backend.services.db.select().from(leadSpam)).toEqual([
    { day: '2026-11-18', method: 'Form.CallRequest', count: 2 },
  ]);
  const accepted = await guest.post('Form.CallRequest', { ...input, website: '' });
  expect([caught.status, caught.body]).toEqual([accepted.status, accepted.body]);
});

test('too many leads from one phone are refused for a while', async () => {
  const strict = await backend.restarted({ RATE_LIMIT_LEAD_PHONE: '2/3600' });
  const send = async () => {
    const input = await lead();
    return (await guestOf(strict).post('Form.CallRequest', input)).status;
  };
  expect([await send(), await send(), await send()]).toEqual([200, 200, 429]);
  backend.clock.pass(3600);
  expect(await send()).toBe(200);
});

test('too many leads from one address are refused for a while, whatever their phones', async () => {
  const strict = await backend.restarted({ RATE_LIMIT_LEAD_ADDRESS: '2/3600' });
  const send = async (ip: string, digit: number) => {
    const input = await lead({ phone: `+7921555010${digit}` });
    return (await guestOf(strict, ip).post('Form.CallRequest', input)).status;
  };
  const first = '198.51.100.7';
  expect([await send(first, 1), await send(first, 2), await send(first, 3)]).toEqual([
    200, 200, 429,
  ]);
  expect(await send('198.51.100.8', 4)).toBe(200);
  backend.clock.pass(3600);
  expect(await send(first, 5)).toBe(200);
});
