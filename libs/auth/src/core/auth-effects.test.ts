import { describe, expect, test, vi } from 'vitest';
import { runEffect } from './auth-effects.ts';
import { initialSnapshot, type AuthEvent } from './auth-machine.ts';

const run = async (login: () => Promise<unknown>) => {
  const events: AuthEvent[] = [];
  const effects = { login: vi.fn(login), afterLogin: vi.fn() };
  await runEffect('login', initialSnapshot, effects, (event) => events.push(event));
  return { events, effects };
};

describe('login', () => {
  test('sends the fields as the method wants them', async () => {
    const { events, effects } = await run(() => Promise.resolve());
    expect(effects.login).toHaveBeenCalledWith({
      phone: '',
      password: '',
      soglasie: 1,
      soglasie_actii: 1,
    });
    expect(events).toEqual([{ type: 'login.succeeded' }]);
  });

  test('an error with a code is a refusal with the server’s words', async () => {
    const { events } = await run(() =>
      Promise.reject(Object.assign(new Error('Нет'), { code: 401 })),
    );
    expect(events).toEqual([{ type: 'login.refused', message: 'Нет' }]);
  });

  test('any other error is no answer', async () => {
    const { events } = await run(() => Promise.reject(new TypeError('fetch failed')));
    expect(events).toEqual([{ type: 'login.failed' }]);
  });
});
