import { describe, expect, test } from 'vitest';
import { createApi } from '../client.ts';
import { ApiFailure, ApiRefusal } from './errors.ts';

function apiAnswering(answer: (request: Request) => Response | Promise<Response>, timeout = 1000) {
  const requests: Request[] = [];
  const api = createApi({
    origin: 'https://site.example',
    timeout,
    headers: { cookie: 'auth.session=1' },
    fetch: async (request) => {
      requests.push(request.clone());
      return answer(request);
    },
  });
  return { api, requests };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

describe('a call', () => {
  test('of a reading method is a GET with lists written with commas', async () => {
    const { api, requests } = apiAnswering(() => json({ code: 200, result: { total: 3 } }));
    await api.get('Objects.GetFilter', { rooms: ['1', '2'], priceTo: 14_000_000 });
    expect(requests[0]?.method).toBe('GET');
    expect(requests[0]?.url).toBe(
      'https://site.example/api/Objects.GetFilter?rooms=1,2&priceTo=14000000',
    );
  });

  test('of a writing method is a POST with JSON, the idempotency key and the given headers', async () => {
    const { api, requests } = apiAnswering(() => json({ code: 200, result: { text: 'Ок' } }));
    const input = { name: 'Анна', phone: '+79210000001', token: 't', url: '/' };
    const result = await api.post('Form.CallRequest', input, { idempotencyKey: 'k1' });
    expect(result.text).toBe('Ок');
    expect(await requests[0]?.json()).toEqual(input);
    expect(requests[0]?.headers.get('idempotency-key')).toBe('k1');
    expect(requests[0]?.headers.get('cookie')).toBe('auth.session=1');
  });

  test('that is refused throws the message for a person and the wrong fields', async () => {
    const issues = [{ path: 'phone', message: 'Введите номер телефона полностью' }];
    const { api } = apiAnswering(() =>
      json({ code: 422, message: 'а', result: { message: 'Проверьте номер', issues } }, 422),
    );
    const call = api.post('User.Logout', {});
    await expect(call).rejects.toThrow(ApiRefusal);
    await expect(call).rejects.toMatchObject({ code: 422, message: 'Проверьте номер', issues });
  });

  test('that is refused by the HTTP status alone throws with result.message', async () => {
    const { api } = apiAnswering(() => json({ result: { message: 'Код не подошёл' } }, 422));
    await expect(api.post('User.Logout', {})).rejects.toMatchObject({
      code: 422,
      message: 'Код не подошёл',
    });
  });

  test('that is refused with HTTP 200 throws as well, by the code of the envelope', async () => {
    const { api } = apiAnswering(() => json({ code: 401, message: 'Неверный пароль' }));
    await expect(api.post('User.Logout', {})).rejects.toMatchObject({
      code: 401,
      message: 'Неверный пароль',
    });
  });
});

describe('a call fails with the reason', () => {
  test.each([
    ['network', () => Promise.reject(new TypeError('offline'))],
    ['malformed', () => new Response('<html>')],
    ['malformed', () => json(null)],
  ] as const)('%s', async (reason, answer) => {
    const { api } = apiAnswering(answer);
    const call = api.post('User.Logout', {});
    await expect(call).rejects.toThrow(ApiFailure);
    await expect(call).rejects.toMatchObject({ reason });
  });

  test('timeout when the answer takes too long', async () => {
    const { api } = apiAnswering(hang, 20);
    await expect(api.post('User.Logout', {})).rejects.toMatchObject({ reason: 'timeout' });
  });

  test('aborted when the caller gives up, before or during the call', async () => {
    const { api, requests } = apiAnswering(hang);
    const early = api.post('User.Logout', {}, { signal: AbortSignal.abort() });
    await expect(early).rejects.toMatchObject({ reason: 'aborted' });
    expect(requests).toHaveLength(0);
    const controller = new AbortController();
    const late = api.post('User.Logout', {}, { signal: controller.signal });
    controller.abort();
    await expect(late).rejects.toMatchObject({ reason: 'aborted' });
  });
});

function hang(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });
}
