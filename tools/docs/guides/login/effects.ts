import { createCountdown, type AuthEffects } from '@m30/auth';

async function call(path: string, data: object): Promise<Record<string, string>> {
  const answer = await fetch(`/backend/${path}`, { method: 'POST', body: JSON.stringify(data) });
  const result = (await answer.json()) as Record<string, string>;
  if (!answer.ok) throw Object.assign(new Error(result['text']), { code: answer.status });
  return result;
}

export const effects: AuthEffects = {
  login: (credentials) => call('login', credentials),
  sendRegistrationSms: (data) => call('registration/sms', data),
  sendRegistrationEmail: (data) => call('registration/mail', data),
  register: (data) => call('registration', data),
  sendRecoverySms: (data) => call('recovery/sms', data),
  sendRecoveryEmail: (data) => call('recovery/mail', data),
  confirmRecovery: (data) => call('recovery/code', data),
  savePassword: (data) => call('password', data),
  getToken: async () => 'of the captcha of your choice',
  afterLogin: () => location.reload(),
  countdown: createCountdown(),
  clock: () => Date.now(),
};
