import { createHash } from 'node:crypto';
import { createApi } from '@m30/api/client';
import { describe, expect, test, vi } from 'vitest';
import { runEffect } from './auth-effects.ts';
import { initialSnapshot } from './auth-machine.ts';
import type { AuthEffect, AuthEvent, AuthSnapshot } from './auth-types.ts';
import { createAuthEffects } from './create-auth-effects.ts';

const snapshot = {
  ...initialSnapshot,
  fields: { ...initialSnapshot.fields, phone: '+7 (921) 304-17-62' },
};
const countdown = {
  read: () => 0,
  isLast: () => false,
  start: () => 60_000,
  watch: () => () => {},
};

async function run(
  effect: AuthEffect,
  answer: (request: Request) => Response,
  from: AuthSnapshot = snapshot,
) {
  const fetch = vi.fn(async (request: Request) => answer(request));
  const events: AuthEvent[] = [];
  const effects = createAuthEffects(createApi({ origin: 'https://site.example', fetch }), {
    countdown,
    getToken: async () => 'solved',
  });
  await runEffect(effect, from, effects, (event) => events.push(event));
  const [request] = fetch.mock.calls[0] ?? [];
  const input = (await request?.json()) as Record<string, unknown>;
  return { events, input, path: new URL(request?.url ?? '').pathname };
}

test.each([
  ['login', 'User.Authorization'],
  ['sendRegistrationSms', 'User.CheckSMSPhone'],
  ['sendRegistrationEmail', 'User.RegisterCodeEmail'],
  ['register', 'User.Registration'],
  ['sendRecoverySms', 'User.ChangeCheckSMSPhone'],
  ['sendRecoveryEmail', 'User.ChangeCheckEmail'],
  ['confirmRecovery', 'User.ChangePassword'],
  ['savePassword', 'User.NewPassword'],
] as const)('%s calls %s', async (effect, method) => {
  const { path, events } = await run(effect, () => Response.json({ code: 200, result: {} }));
  expect(path).toBe(`/api/${method}`);
  expect(events[0]?.type).toMatch(/sent|accepted|saved|succeeded/);
});

test('a token is asked for the method that takes it', async () => {
  const fetch = vi.fn(async (_request: Request) =>
    Response.json({
      code: 200,
      result: {
        ...{ algorithm: 'SHA-256', salt: 'salt&', maxnumber: 10, signature: 's' },
        challenge: createHash('sha256').update('salt&7').digest('hex'),
      },
    }),
  );
  const effects = createAuthEffects(createApi({ origin: 'https://site.example', fetch }));
  const token = await effects.getToken('sendRecoverySms');
  expect(JSON.parse(atob(token))).toMatchObject({ number: 7 });
  const [request] = fetch.mock.calls[0] ?? [];
  expect(new URL(request?.url ?? '').search).toBe('?form=User.ChangeCheckSMSPhone');
});

/** Every call of the window, because each takes both paths. */
const calls = [
  'login',
  'sendRegistrationSms',
  'sendRegistrationEmail',
  'register',
  'sendRecoverySms',
  'sendRecoveryEmail',
  'confirmRecovery',
  'savePassword',
] as const;

describe.each(calls)('what the server says about %s is shown (specification, §8)', (effect) => {
  test.each([
    ['an answer with another code shows its message', { code: 422, message: 'Нет' }, 200],
    ['a failed one shows result.message', { code: 422, result: { message: 'Нет' } }, 422],
    ['a failed one without a code too', { result: { message: 'Нет' } }, 422],
  ])('%s', async (_, body, status) => {
    const { events } = await run(effect, () => Response.json(body, { status }));
    expect(events).toEqual([{ type: 'call.refused', message: 'Нет', fields: [] }]);
  });

  test('an answer that nobody can read is none', async () => {
    const { events } = await run(effect, () => new Response('<html>', { status: 502 }));
    expect(events).toEqual([{ type: 'call.failed' }]);
  });
});

/**
 * Fields of each call (specification, §7, with §3 for what «registration data», «password change data» and «recovery data»
 * are; the anti-bot token of §3 comes on top where a code is sent).
 */
const REGISTRATION = 'last_name name second_name phone email code soglasie soglasie_actii';
const FIELDS = {
  login: 'phone password soglasie soglasie_actii',
  sendRegistrationSms: `${REGISTRATION} token`,
  sendRegistrationEmail: `${REGISTRATION} token`,
  register: REGISTRATION,
  sendRecoverySms: 'phone email code token',
  sendRecoveryEmail: 'phone email blur_email code token',
  confirmRecovery: 'phone email blur_email code token',
  savePassword: 'password rpassword phone email code',
} as const;

describe.each(calls)('%s carries exactly the fields of the specification', (effect) => {
  test.each(['sms', 'email'] as const)('by %s', async (channel) => {
    const fields = {
      ...initialSnapshot.fields,
      phone: '+7 (921) 304-17-62',
      email: 'm@example.ru',
    };
    const { input } = await run(effect, () => Response.json({ code: 200, result: {} }), {
      ...initialSnapshot,
      channel,
      fields: { ...fields, code: '417062' },
    });
    expect(Object.keys(input).sort()).toEqual(FIELDS[effect].split(' ').sort());
  });
});
