import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idempotencyKeys, leads } from '../../db/schema/index.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.services.db.delete(leads);
  await backend.services.db.delete(idempotencyKeys);
});

const stored = () => backend.services.db.select().from(leads);

async function lead(changes: Record<string, unknown> = {}) {
  const token = await backend.visitor().token();
  return { name: 'Ольга', phone: '8 (921) 555-01-02', url: '/katalog', token, ...changes };
}

describe('a lead', () => {
  test('is stored with everything the visitor and the page said', async () => {
    const input = await lead({
      consent: { mode: 'default', version: '2026-09-01' },
      marketing: { utm_source: 'yandex', yclid: '42' },
      referrer: 'https://ya.ru/',
    });
    const { status, body } = await backend.visitor().post('Form.CallRequest', input);
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
      },
    ]);
  });

  test('reaches the staff as a letter in the outbox', async () => {
    const input = await lead({ name: 'Письмо' });
    await backend.visitor().post('Form.CallRequest', input);
    await backend.services.outbox.flush();
    const folder = join(backend.services.config.dataDir, 'outbox');
    const letters = await Promise.all(
      (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')),
    );
    const letter: unknown = JSON.parse(letters.find((text) => text.includes('Письмо')) ?? '{}');
    expect(letter).toMatchObject({
      kind: 'mail',
      to: 'leads@meridian30.example',
      subject: 'Заявка: Обратный звонок',
      at: '2026-11-18T09:00:00.000Z',
    });
    expect(letter).toHaveProperty('text', expect.stringContaining('Телефон: +79215550102'));
  });

  test('shows the name in the confirmation without its markup', async () => {
    const input = await lead({ name: '<img src=x onerror=alert(1)>' });
    const { body } = await backend.visitor().post('Form.CallRequest', input);
    expect(body.result).toHaveProperty('text', expect.stringContaining('&lt;img'));
  });

  test('with an impossible phone is refused beside the field', async () => {
    const input = await lead({ phone: '+7 (921) 12' });
    const { status, body } = await backend.visitor().post('Form.CallRequest', input);
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
    const { status, body } = await backend
      .visitor()
      .post('Form.CallRequest', await lead({ phoen: '1' }));
    expect(status).toBe(400);
    expect(body.message).toBe('Неизвестный параметр «phoen»');
  });
});

describe('the anti-bot token', () => {
  test('is good for one lead', async () => {
    const input = await lead();
    expect((await backend.visitor().post('Form.CallRequest', input)).status).toBe(200);
    expect((await backend.visitor().post('Form.CallRequest', input)).status).toBe(403);
    expect(await stored()).toHaveLength(1);
  });

  test('is good for one lead even when a hundred are sent at once', async () => {
    const input = await lead();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => backend.visitor().post('Form.CallRequest', input)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('expires after ten minutes', async () => {
    const input = await lead();
    backend.clock.pass(601);
    expect((await backend.visitor().post('Form.CallRequest', input)).status).toBe(403);
  });

  test.each(['', 'нет', 'e30=', 'bnVsbA==', '{}'])('«%s» is refused', async (token) => {
    const { status } = await backend.visitor().post('Form.CallRequest', await lead({ token }));
    expect(status).toBe(403);
  });

  test('with another number, salt or signature is refused', async () => {
    const token = await backend.visitor().token();
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
      const answer = await backend.visitor().post('Form.CallRequest', await lead({ token: bad }));
      expect(answer.status).toBe(403);
    }
  });
});

describe('an idempotency key', () => {
  const key = { 'idempotency-key': 'b3a5f1de-0001' };

  test('sent a hundred times at once stores one lead and answers the same', async () => {
    const input = await lead();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => backend.visitor().post('Form.CallRequest', input, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test('answers a retry with a fresh token', async () => {
    const first = await backend.visitor().post('Form.CallRequest', await lead(), key);
    const retry = await backend.visitor().post('Form.CallRequest', await lead(), key);
    expect(retry.body).toEqual(first.body);
    expect(await stored()).toHaveLength(1);
  });

  test('with another payload is a conflict', async () => {
    await backend.visitor().post('Form.CallRequest', await lead(), key);
    const other = await lead({ phone: '+79215550199' });
    const { status, body } = await backend.visitor().post('Form.CallRequest', other, key);
    expect(status).toBe(409);
    expect(body.message).toMatch(/^Этот запрос уже отправлен/);
  });

  test('of a refused lead may be used again', async () => {
    const refused = await backend
      .visitor()
      .post('Form.CallRequest', await lead({ token: '' }), key);
    expect(refused.status).toBe(403);
    expect((await backend.visitor().post('Form.CallRequest', await lead(), key)).status).toBe(200);
  });
});

test('too many leads from one phone are refused for a while', async () => {
  const strict = await backend.restarted({ RATE_LIMIT_LEAD_PHONE: '2/3600' });
  const send = async () => (await strict.visitor().post('Form.CallRequest', await lead())).status;
  expect([await send(), await send(), await send()]).toEqual([200, 200, 429]);
  backend.clock.pass(3600);
  expect(await send()).toBe(200);
});
