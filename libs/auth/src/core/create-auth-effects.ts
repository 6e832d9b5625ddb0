import type { Api } from '@m30/api/client';
import { afterLogin } from './after-login.ts';
import type { AuthEffects } from './auth-effects.ts';
import { createCountdown } from './countdown.ts';

/** Connects the machine to the backend of this product and to the browser; each part can be another one. */
export function createAuthEffects(api: Api, options: Partial<AuthEffects> = {}): AuthEffects {
  return {
    login: (data) => api.post('User.Authorization', data),
    sendRegistrationSms: (data) => api.post('User.CheckSMSPhone', data),
    sendRegistrationEmail: (data) => api.post('User.RegisterCodeEmail', data),
    register: (data) => api.post('User.Registration', data),
    sendRecoverySms: (data) => api.post('User.ChangeCheckSMSPhone', data),
    sendRecoveryEmail: (data) => api.post('User.ChangeCheckEmail', data),
    confirmRecovery: (data) => api.post('User.ChangePassword', data),
    savePassword: (data) => api.post('User.NewPassword', data),
    async getToken() {
      // Only who asks for a code needs the solver.
      const { solveChallenge } = await import('@m30/forms/anti-bot');
      return solveChallenge(await api.get('Captcha.GetChallenge', {}));
    },
    countdown: createCountdown(),
    afterLogin: () => afterLogin(),
    clock: () => Date.now(),
    ...options,
  };
}
