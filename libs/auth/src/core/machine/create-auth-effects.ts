import type { Api } from '@m30/api/client';
import { afterLogin } from './after-login.ts';
import type { AuthEffects } from './auth-effects.ts';
import type { AuthRequest } from './auth-types.ts';
import { createCountdown } from './countdown.ts';

/** Methods of the specification, §3. */
const METHODS = {
  login: 'User.Authorization',
  sendRegistrationSms: 'User.CheckSMSPhone',
  sendRegistrationEmail: 'User.RegisterCodeEmail',
  register: 'User.Registration',
  sendRecoverySms: 'User.ChangeCheckSMSPhone',
  sendRecoveryEmail: 'User.ChangeCheckEmail',
  confirmRecovery: 'User.ChangePassword',
  savePassword: 'User.NewPassword',
} as const satisfies Record<AuthRequest, string>;

/** Connects the machine to the backend of this product and to the browser; each part can be another one. */
export function createAuthEffects(api: Api, options: Partial<AuthEffects> = {}): AuthEffects {
  return {
    login: (data) => api.post(METHODS.login, data),
    sendRegistrationSms: (data) => api.post(METHODS.sendRegistrationSms, data),
    sendRegistrationEmail: (data) => api.post(METHODS.sendRegistrationEmail, data),
    register: (data) => api.post(METHODS.register, data),
    sendRecoverySms: (data) => api.post(METHODS.sendRecoverySms, data),
    sendRecoveryEmail: (data) => api.post(METHODS.sendRecoveryEmail, data),
    confirmRecovery: (data) => api.post(METHODS.confirmRecovery, data),
    savePassword: (data) => api.post(METHODS.savePassword, data),
    async getToken(call) {
      // Only who asks for a code needs the solver.
      const { tokenFor } = await import('@m30/forms/anti-bot');
      return tokenFor(api, METHODS[call]);
    },
    countdown: createCountdown(),
    afterLogin: () => afterLogin(),
    clock: () => Date.now(),
    ...options,
  };
}
