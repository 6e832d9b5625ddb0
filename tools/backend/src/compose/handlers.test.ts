import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineMethod, getInfo, logout } from '@m30/api';
import { implement } from '../kernel/method/implement.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { indexHandlers, missingMethods } from './method/index-handlers.ts';

const infoHandler = implement(getInfo, () => ({ user: null }));

test('two handlers of one method stop the start', () => {
  expect(() => indexHandlers([infoHandler, infoHandler])).toThrow('User.GetInfo has two handlers');
});

test('a handler of a method outside the contract stops the start', () => {
  const stray = defineMethod({
    name: 'User.GetInfo',
    verb: 'POST',
    summary: 'Not the one in the contract',
    input: v.strictObject({}),
    result: v.object({}),
  });
  const handler = implement(stray, () => ({}));
  expect(() => indexHandlers([handler])).toThrow('User.GetInfo is not in the contract');
});

test('methods without a handler are listed', () => {
  const missing = missingMethods([infoHandler]);
  expect(missing).toContain('Form.CallRequest');
  expect(missing).not.toContain('User.GetInfo');
});

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend({
    handlers: [
      implement(getInfo, () => JSON.parse('{"user":{"id":"one"}}') as { user: null }),
      implement(logout, () => {
        throw new TypeError('secret of the server');
      }),
    ],
  });
});
afterAll(() => backend.close());

test('an answer outside the contract is a 500', async () => {
  expect((await backend.visitor().post('User.GetInfo', {})).status).toBe(500);
});

test('in production the answer is trusted', async () => {
  const production = await backend.restarted({ NODE_ENV: 'production' });
  expect((await production.visitor().post('User.GetInfo', {})).status).toBe(200);
});

test('a mistake of the server shows nothing of itself', async () => {
  const { status, body } = await backend.visitor().post('User.Logout', {});
  const message = 'Что-то пошло не так. Попробуйте ещё раз';
  expect([status, body]).toEqual([500, { code: 500, message, result: { message } }]);
});
