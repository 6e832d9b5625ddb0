import { createCountdown, type AuthEffects } from '@m30/auth';

/** This company's own backend of accounts: it answers with JSON, and refuses with a text. */
async function call(path: string, data: object) {
  const answer = await fetch(`/accounts/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  const body = await answer.json();
  if (answer.ok) return body;
  throw Object.assign(new Error(body.text), { code: answer.status });
}

/** Logs in, registers and recovers passwords with that backend. */
export function createAuth(onLogin: () => void): AuthEffects {
  return {
    login: (credentials) => call('login', credentials),
    sendRegistrationSms: (data) => call('registration/sms', data),
    sendRegistrationEmail: (data) => call('registration/mail', data),
    register: (data) => call('registration', data),
    sendRecoverySms: (data) => call('recovery/sms', data),
    sendRecoveryEmail: (data) => call('recovery/mail', data),
    confirmRecovery: (data) => call('recovery/code', data),
    savePassword: (data) => call('password', data),
    getToken: async () => 'no-captcha-here',
    afterLogin: onLogin,
    countdown: createCountdown(),
    clock: () => Date.now(),
  };
}
