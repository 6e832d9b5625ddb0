import { describe, expect, test } from 'vitest';
import { refuse } from '../../testing/index.ts';
import { spiedEffects } from '../../testing/spied-effects.fixture.ts';
import { addressOf, runEffect } from './auth-effects.ts';
import { initialSnapshot } from './auth-machine.ts';
import type { AuthEffect, AuthEvent, AuthFields, AuthSnapshot } from './auth-types.ts';

const phone = '+7 (921) 304-17-62';
const email = 'marina@example.ru';
const person = { last_name: 'Савельева', name: 'Марина', second_name: 'Андреевна', phone, email };
const registration = { ...person, code: '', soglasie: 1, soglasie_actii: 1 };

const at = ({
  fields,
  ...rest
}: Partial<Omit<AuthSnapshot, 'fields'>> & {
  fields?: Partial<AuthFields>;
} = {}): AuthSnapshot => ({
  ...initialSnapshot,
  ...rest,
  fields: { ...initialSnapshot.fields, ...fields },
});

async function run(effect: AuthEffect, snapshot: AuthSnapshot, effects = spiedEffects()) {
  const events: AuthEvent[] = [];
  await runEffect(effect, snapshot, effects, (event) => events.push(event));
  return events;
}

const register = at({ state: 'register', fields: person });
const recovery = at({ state: 'change_password', fields: { phone, code: '417062' } });
const byEmail = at({
  ...recovery,
  state: 'change_password_email',
  channel: 'email',
  fields: { ...recovery.fields, email },
});

describe('each call sends what its method wants and reports its success', () => {
  test('login', async () => {
    const effects = spiedEffects();
    const snapshot = at({ fields: { phone, password: 'granit-26', soglasie_actii: false } });
    expect(await run('login', snapshot, effects)).toEqual([{ type: 'login.succeeded' }]);
    expect(effects.login.mock.calls).toEqual([
      [{ phone, password: 'granit-26', soglasie: 1, soglasie_actii: 0 }],
    ]);
  });

  test.each([
    ['sendRegistrationSms', register, { ...registration, token: 'token-1' }],
    [
      'sendRegistrationEmail',
      at({ ...register, channel: 'email' }),
      { ...registration, token: 'token-1' },
    ],
    ['sendRecoverySms', recovery, { phone, email: '', code: '', token: 'token-1' }],
    ['sendRecoveryEmail', byEmail, { phone, email, blur_email: '', code: '', token: 'token-1' }],
  ] as const)(
    '%s carries an anti-bot token and starts the countdown',
    async (call, snapshot, data) => {
      const effects = spiedEffects();
      const [event] = await run(call, snapshot, effects);
      expect(event).toMatchObject({ type: 'code.sent', resendAt: 1_060_000 });
      expect(effects[call].mock.calls).toEqual([[data]]);
      expect(effects.countdown.read(addressOf(snapshot))).toBe(1_060_000);
    },
  );

  test('register takes the code along', async () => {
    const effects = spiedEffects();
    const snapshot = at({ ...register, fields: { ...person, code: '417062' } });
    expect(await run('register', snapshot, effects)).toEqual([{ type: 'code.accepted' }]);
    expect(effects.register.mock.calls).toEqual([[{ ...registration, code: '417062' }]]);
  });

  test.each([
    ['by SMS', recovery, { email: '', blur_email: '' }],
    ['by e-mail', at({ ...byEmail, mail: { email, blur: 'm•@e' } }), { email, blur_email: 'm•@e' }],
    [
      'by e-mail, its address kept by the server',
      at({ ...byEmail, mail: { email: '', blur: 'm•@e' } }),
      { email, blur_email: 'm•@e' },
    ],
  ])('confirmRecovery %s', async (_, snapshot, letter) => {
    const effects = spiedEffects();
    expect(await run('confirmRecovery', snapshot, effects)).toEqual([{ type: 'code.accepted' }]);
    expect(effects.confirmRecovery.mock.calls).toEqual([
      [{ phone, ...letter, code: '417062', token: '' }],
    ]);
  });

  test('savePassword', async () => {
    const effects = spiedEffects();
    const passwords = { password: 'granit-26', rpassword: 'granit-26' };
    const snapshot = at({
      state: 'success_changecode',
      fields: { ...recovery.fields, ...passwords },
    });
    expect(await run('savePassword', snapshot, effects)).toEqual([
      { type: 'password.saved', inside: false },
    ]);
    expect(effects.savePassword.mock.calls).toEqual([
      [{ phone, email: '', code: '417062', ...passwords }],
    ]);
  });

  test('a savePassword that logs in says so', async () => {
    const effects = spiedEffects();
    effects.savePassword.mockResolvedValue({ user: { guid: 'b1' } });
    expect(await run('savePassword', recovery, effects)).toEqual([
      { type: 'password.saved', inside: true },
    ]);
  });

  test('a letter tells where it went', async () => {
    expect(await run('sendRecoveryEmail', byEmail)).toEqual([
      { type: 'code.sent', resendAt: 1_060_000, email, blurEmail: 'm•••••@example.ru' },
    ]);
  });

  test('afterLogin reports nothing', async () => {
    const effects = spiedEffects();
    expect(await run('afterLogin', at(), effects)).toEqual([]);
    expect(effects.afterLogin).toHaveBeenCalledTimes(1);
  });
});

describe('a code that is still on its way', () => {
  test('is not sent again after a reload: the visitor goes on where he was', async () => {
    const effects = spiedEffects();
    await run('sendRecoverySms', recovery, effects);
    effects.pass(59_999);
    expect(await run('sendRecoverySms', recovery, effects)).toEqual([
      { type: 'code.sent', resendAt: 1_060_000 },
    ]);
    expect(effects.sendRecoverySms).toHaveBeenCalledTimes(1);
    effects.pass(1);
    await run('sendRecoverySms', recovery, effects);
    expect(effects.sendRecoverySms).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['another phone', at({ ...recovery, fields: { phone: '+7 (921) 000-00-01' } })],
    ['another purpose', at({ ...recovery, state: 'register' })],
  ])('does not count for %s', async (_, other) => {
    const effects = spiedEffects();
    await run('sendRecoverySms', recovery, effects);
    await run('sendRecoverySms', other, effects);
    expect(effects.sendRecoverySms).toHaveBeenCalledTimes(2);
  });

  test('does not count once a later one has taken its place', async () => {
    const effects = spiedEffects();
    await run('sendRecoverySms', recovery, effects);
    effects.pass(1000);
    await run('sendRecoveryEmail', byEmail, effects);
    await run('sendRecoverySms', recovery, effects);
    expect(effects.sendRecoverySms).toHaveBeenCalledTimes(2);
  });

  test('counts only once the server has taken the call', async () => {
    const effects = spiedEffects();
    effects.sendRecoverySms.mockRejectedValueOnce(refuse(429, 'Слишком часто'));
    expect(await run('sendRecoverySms', recovery, effects)).toEqual([
      { type: 'call.refused', message: 'Слишком часто', fields: [] },
    ]);
    expect(effects.stored.size).toBe(0);
  });
});

describe('what goes wrong', () => {
  test('an error with a code is a refusal with the server’s words and fields', async () => {
    const effects = spiedEffects();
    effects.sendRegistrationSms.mockRejectedValue(
      refuse(400, 'Проверьте номер', 'phone', 'nobody'),
    );
    expect(await run('sendRegistrationSms', register, effects)).toEqual([
      { type: 'call.refused', message: 'Проверьте номер', fields: ['phone'] },
    ]);
  });

  test('any other error is no answer, a token that is not to be had too', async () => {
    const effects = spiedEffects();
    effects.getToken.mockRejectedValue(new TypeError('fetch failed'));
    expect(await run('sendRecoverySms', recovery, effects)).toEqual([{ type: 'call.failed' }]);
    expect(effects.sendRecoverySms).not.toHaveBeenCalled();
  });
});
