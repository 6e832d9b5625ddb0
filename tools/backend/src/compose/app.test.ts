import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  backend.visitor().raw('Form.CallRequest', body, headers);

describe('a method', () => {
  test('answers with and without a trailing slash', async () => {
    for (const name of ['User.GetInfo', 'User.GetInfo/']) {
      const { status, body } = await backend.visitor().post(name, {});
      expect([status, body]).toEqual([200, { code: 200, result: { user: null } }]);
    }
  });

  test('that takes nothing may be called without a body', async () => {
    const response = await backend.visitor().send('/api/User.GetInfo', { method: 'POST' });
    expect(response.status).toBe(200);
  });

  test.each(['Form.Nothing', 'form.callrequest', '', 'toString', '__proto__', 'a/b', '%E0%A4%A'])(
    'called «%s» is not found',
    async (name) => {
      const { status, body } = await backend.visitor().get(name);
      expect([status, body.message]).toEqual([404, 'Такого метода нет']);
    },
  );

  test('called with the wrong verb says which one is right', async () => {
    const { status, headers, body } = await backend.visitor().get('Form.CallRequest');
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    expect(body.result).toEqual({ message: 'Этот метод вызывают запросом POST' });
  });
});

describe('a body', () => {
  test.each([
    ['cut short', '{"name":', 400, 'Тело запроса не читается как JSON'],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400, 'Тело запроса не читается как JSON'],
    ['a list', '[]', 400, 'Тело запроса должно быть объектом JSON'],
    ['null', 'null', 400, 'Тело запроса должно быть объектом JSON'],
    ['a text', '"Ольга"', 400, 'Тело запроса должно быть объектом JSON'],
    ['with a prototype', '{"__proto__":{"a":1}}', 400, 'Тело запроса не читается как JSON'],
    [
      'nested prototype',
      '{"consent":{"\\u005f_proto__":1}}',
      400,
      'Тело запроса не читается как JSON',
    ],
    ['nested 100,000 deep', '{"name":' + '['.repeat(1e5) + ']'.repeat(1e5) + '}', 400, null],
    ['over a megabyte', '{"name":"' + 'я'.repeat(700_000) + '"}', 413, /не больше 1 МБ/],
  ])('%s is refused', async (_, body, status, message) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(status);
    if (message) expect(answer.body.message).toMatch(message);
  });

  test('over a megabyte is refused while it streams in', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (++sent > 1000) controller.close();
        else controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', body, headers, duplex: 'half' } as const;
    const response = await backend.visitor().send('/api/Form.CallRequest', init);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(30);
  });

  test('of another type is refused', async () => {
    const { status, body } = await post('name=Ольга', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([status, body.message]).toEqual([415, 'Тело запроса должно быть в формате JSON']);
  });

  test('with NUL or half a surrogate pair is refused beside its field', async () => {
    for (const name of ['Ольга\0', '\ud800']) {
      const { status, body } = await post(
        JSON.stringify({ name, phone: '+79215550102', url: '/', token: '' }),
      );
      expect([status, body.message]).toEqual([400, 'Недопустимый символ']);
    }
  });

  test('with wrong types is answered in Russian, field by field', async () => {
    const { body } = await post(JSON.stringify({ name: 1, phone: {}, url: '/', token: null }));
    expect(body.result).toEqual({
      message: 'Введите текст',
      issues: [
        { path: 'name', message: 'Введите текст' },
        { path: 'phone', message: 'Введите номер телефона' },
        { path: 'token', message: 'Неверный параметр' },
      ],
    });
  });
});

describe('a query', () => {
  test.each([
    ['extra=1', 'Неизвестный параметр «extra»'],
    ['extra=1&extra=2', 'Параметр указан дважды'],
    ['__proto__=1', 'Неизвестный параметр'],
    ['constructor=1', 'Неизвестный параметр'],
  ])('«%s» is refused', async (query, message) => {
    const { status, body } = await backend.visitor().get(`Captcha.GetChallenge?${query}`);
    expect([status, body.message]).toEqual([400, message]);
  });
});

describe('the Origin of a write', () => {
  const logout = (headers: Record<string, string>) =>
    backend.visitor().post('User.Logout', {}, headers);

  test('may be this site, or absent as in a program', async () => {
    expect((await logout({ origin: 'http://site.test' })).status).toBe(200);
    expect((await logout({})).status).toBe(200);
  });

  test.each([
    { origin: 'https://evil.test' },
    { origin: 'https://site.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('%o is refused', async (headers) => {
    expect((await logout(headers)).status).toBe(403);
  });

  test('is held against the own host where no address is configured', async () => {
    const anywhere = await backend.restarted({ PUBLIC_ORIGIN: '' });
    const send = (origin: string) =>
      anywhere.visitor().post('User.Logout', {}, { origin, host: 'site.test' });
    expect((await send('http://site.test')).status).toBe(200);
    expect((await send('http://evil.test')).status).toBe(403);
  });
});

describe('caches', () => {
  test('never keep an anti-bot puzzle or an answer to a write', async () => {
    const puzzle = await backend.visitor().get('Captcha.GetChallenge');
    const write = await backend.visitor().post('User.GetInfo', {});
    expect(puzzle.headers.get('cache-control')).toBe('no-store');
    expect(write.headers.get('cache-control')).toBe('no-store');
    expect((await backend.visitor().get('Form.Nothing')).headers.get('cache-control')).toBe(
      'no-store',
    );
  });
});

describe('health', () => {
  test('is 200 while the database answers', async () => {
    expect((await backend.visitor().send('/healthz')).status).toBe(200);
    expect((await backend.visitor().send('/readyz')).status).toBe(200);
  });

  test('tells a database that is away, and methods answer 503 in Russian', async () => {
    const other = await testBackend();
    await other.close();
    expect((await other.visitor().send('/healthz')).status).toBe(200);
    // What has been closed takes nobody any more; a database that is away alone closes nothing.
    expect(await (await other.visitor().send('/readyz')).json()).toEqual({ status: 'closing' });
    const { status, body } = await other.visitor().logIn();
    expect(status).toBe(503);
    expect(body).toEqual({
      code: 503,
      message: 'Сервис временно недоступен. Попробуйте через минуту',
      result: { message: 'Сервис временно недоступен. Попробуйте через минуту' },
    });
  });
});

test('the OpenAPI document lists every method', async () => {
  const response = await backend.visitor().send('/api/openapi.json');
  expect(await response.json()).toHaveProperty(['paths', '/api/Form.CallRequest', 'post']);
});
