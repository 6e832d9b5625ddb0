import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createApi, type ResultOf } from '../client.ts';
import type { MethodContract } from '../core/define-method.ts';
import { ApiFailure } from '../core/errors.ts';
import { examples } from '../examples.ts';
import { registry, type Methods } from '../registry.ts';
import { createFakeFetch, hold, malformed, offline, refuse, type FakeAnswers } from './index.ts';

const origin = 'https://site.example';
const lead = { name: 'Анна', phone: '+7 (921) 555-01-02', url: '/katalog', token: 't' };

function apiWith(answers: FakeAnswers = {}) {
  const fetch = createFakeFetch({ answers });
  return { fetch, api: createApi({ origin, fetch }) };
}

/** Calls any method by the typed client. */
function call(api: ReturnType<typeof createApi>, { verb, name }: MethodContract, input: unknown) {
  return (
    verb === 'GET'
      ? api.get(name as never, input as never)
      : api.post(name as never, input as never)
  ) as Promise<unknown>;
}

describe('every method of the contract', () => {
  const { api, fetch } = apiWith();

  test.each(registry.map((method) => [method.name, method] as const))(
    '%s is answered by the example of its input',
    async (name, method) => {
      const own = examples[name as keyof Methods];
      const inputs = own.map(({ input }) => JSON.stringify(v.parse(method.input, input)));
      for (const [index, { input }] of own.entries()) {
        const result = await call(api, method, input);
        expect(v.safeParse(method.result, result).issues).toBeUndefined();
        const first = own[inputs.indexOf(inputs[index] ?? '')];
        expect(result).toEqual(JSON.parse(JSON.stringify(first?.result)));
      }
      expect(fetch.calls.at(-1)?.name).toBe(name);
    },
  );

  test.each(registry.map((method) => [method.name, method] as const))(
    '%s refuses an unknown parameter in Russian words',
    async (_, method) => {
      const [{ input }] = examples[method.name as keyof Methods];
      await expect(call(api, method, { ...input, nobodys: '1' })).rejects.toMatchObject({
        code: 400,
        message: expect.stringMatching(/[а-я]/),
        issues: [expect.anything()],
      });
    },
  );
});

test('an input that no example has is answered by the first', async () => {
  const { api } = apiWith();
  const lots = await api.get('Objects.GetLots', { rooms: ['3'], priceTo: 99_000_000 });
  expect(lots).toEqual(JSON.parse(JSON.stringify(examples['Objects.GetLots'][0].result)));
});

test('a wrong field is refused in the words beside it', async () => {
  const { api } = apiWith();
  await expect(api.post('Form.CallRequest', { ...lead, phone: '12' })).rejects.toMatchObject({
    code: 400,
    message: 'Введите номер телефона полностью',
    issues: [{ path: 'phone', message: 'Введите номер телефона полностью' }],
  });
});

test('a call is listed with its parsed input and its key', async () => {
  const { api, fetch } = apiWith();
  await api.get('Objects.GetLots', { rooms: ['1', '2'] });
  await api.post('Form.CallRequest', lead, { idempotencyKey: 'key-of-a-lead' });
  expect(fetch.calls).toMatchObject([
    { name: 'Objects.GetLots', input: { rooms: ['1', '2'] }, idempotencyKey: null },
    { name: 'Form.CallRequest', input: { phone: '+79215550102' }, idempotencyKey: 'key-of-a-lead' },
  ]);
});

describe('an answer of the test', () => {
  test('is made of the input, and may be left to the examples', async () => {
    const { api, fetch } = apiWith({
      'Form.CallRequest': (input) => {
        expectTypeOf(input.phone).toEqualTypeOf<string>();
        return input.name === 'Анна' ? { text: `Перезвоним, ${input.name}` } : undefined;
      },
    });
    expect(await api.post('Form.CallRequest', lead)).toEqual({ text: 'Перезвоним, Анна' });
    const [example] = examples['Form.CallRequest'];
    expect(await api.post('Form.CallRequest', { ...lead, name: 'Пётр' })).toEqual(example.result);
    delete fetch.answers['Form.CallRequest'];
    expect(await api.post('Form.CallRequest', lead)).toEqual(example.result);
  });

  test('that does not fit the contract says so', async () => {
    const { api } = apiWith({ 'Form.CallRequest': () => ({ text: 5 }) as never });
    await expect(api.post('Form.CallRequest', lead)).rejects.toThrow(
      /^The answer of Form.CallRequest does not fit the contract. text: /,
    );
  });

  test('is typed by its method', () => {
    type Answer = Extract<FakeAnswers['Objects.GetLots'], (...args: never) => unknown>;
    expectTypeOf<ResultOf<'Objects.GetLots'>>().toExtend<Awaited<ReturnType<Answer>>>();
    expectTypeOf<{ text: string }>().not.toExtend<Awaited<ReturnType<Answer>>>();
  });
});

describe('a fault', () => {
  test('refuses in the words of the test', async () => {
    const issues = [{ path: 'phone', message: 'Этот номер уже ждёт звонка' }];
    const { api } = apiWith({ 'Form.CallRequest': refuse(422, 'Проверьте номер', { issues }) });
    await expect(api.post('Form.CallRequest', lead)).rejects.toMatchObject({
      name: 'ApiRefusal',
      code: 422,
      message: 'Проверьте номер',
      issues,
    });
  });

  test('may depend on the input', async () => {
    const { api } = apiWith({
      'Form.CallRequest': ({ name }) => refuse(409, `${name} уже звонит`),
    });
    await expect(api.post('Form.CallRequest', lead)).rejects.toThrow('Анна уже звонит');
  });

  test.each([
    [refuse(429, 'Слишком часто'), '60'],
    [refuse(429, 'Слишком часто', { retryAfter: 7 }), '7'],
    [refuse(503, 'Загляните позже'), '5'],
    [refuse(409, 'Уже куплено'), null],
  ])('says when to come again', async (fault, seconds) => {
    const { fetch } = apiWith({ 'Captcha.GetChallenge': fault });
    const [{ input }] = examples['Captcha.GetChallenge'];
    const response = await fetch(
      `${origin}/api/Captcha.GetChallenge?${new URLSearchParams(input as never).toString()}`,
    );
    expect(response.headers.get('retry-after')).toBe(seconds);
  });

  test.each([
    ['network', offline()],
    ['malformed', malformed()],
  ])('is a failure: %s', async (reason, fault) => {
    const { api } = apiWith({ 'Form.CallRequest': fault });
    const sent = api.post('Form.CallRequest', lead);
    await expect(sent).rejects.toThrow(ApiFailure);
    await expect(sent).rejects.toMatchObject({ reason });
  });

  test('holds a call until it is released', async () => {
    const held = hold();
    const { api, fetch } = apiWith({ 'Form.CallRequest': held });
    let isAnswered = false;
    const sent = api.post('Form.CallRequest', lead).finally(() => (isAnswered = true));
    await new Promise((resume) => setTimeout(resume, 20));
    expect([isAnswered, fetch.calls.length]).toEqual([false, 1]);
    held.release();
    expect(await sent).toEqual(examples['Form.CallRequest'][0].result);
  });

  test('holds a call that is refused then, or given up before', async () => {
    const held = hold(refuse(409, 'Уже куплено'));
    const { api } = apiWith({ 'Form.CallRequest': held });
    const stop = new AbortController();
    const stopped = api.post('Form.CallRequest', lead, { signal: stop.signal });
    const sent = api.post('Form.CallRequest', lead);
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ reason: 'aborted' });
    held.release();
    await expect(sent).rejects.toThrow('Уже куплено');
  });
});

describe('without the client', () => {
  const fetch = createFakeFetch();
  const json = { 'content-type': 'application/json' };

  test('what is no method is not found, and does not say that it is one', async () => {
    for (const path of ['/api/Nobody.Knows', '/media/1-320.avif', '/api/uploads/1']) {
      const response = await fetch(path);
      expect([response.status, response.headers.get('x-api-method')]).toEqual([404, null]);
      expect(await response.json()).toMatchObject({ code: 404, message: 'Такого метода нет' });
    }
  });

  test('a slash at the end of a path changes nothing', async () => {
    const response = await fetch('/api/User.GetInfo/', { method: 'POST' });
    expect([response.status, response.headers.get('x-api-method')]).toEqual([200, 'User.GetInfo']);
  });

  test.each([
    [405, { method: 'PUT', body: '{}', headers: json }],
    [415, { method: 'POST', body: '{}' }],
    [400, { method: 'POST', body: '{', headers: json }],
    [400, { method: 'POST', body: '[]', headers: json }],
  ])('is refused with %i', async (status, init) => {
    expect((await fetch('/api/Form.CallRequest', init)).status).toBe(status);
  });

  test('a call that was aborted before fails with its reason', async () => {
    const signal = AbortSignal.abort();
    await expect(fetch('/api/Form.CallRequest', { signal })).rejects.toBe(signal.reason);
  });
});
