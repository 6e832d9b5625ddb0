import { vi } from 'vitest';
import type { AuthBackend } from '../core/machine/auth-backend.ts';
import { createFakeEffects } from './create-fake-effects.ts';

/** The fake effects with a spy on each. */
export function spiedEffects() {
  const effects = createFakeEffects();
  const spy = <Call extends keyof AuthBackend | 'getToken' | 'afterLogin'>(call: Call) =>
    vi.fn<(typeof effects)[Call]>(effects[call] as never);
  return {
    ...effects,
    login: spy('login'),
    sendRegistrationSms: spy('sendRegistrationSms'),
    sendRegistrationEmail: spy('sendRegistrationEmail'),
    register: spy('register'),
    sendRecoverySms: spy('sendRecoverySms'),
    sendRecoveryEmail: spy('sendRecoveryEmail'),
    confirmRecovery: spy('confirmRecovery'),
    savePassword: spy('savePassword'),
    getToken: spy('getToken'),
    afterLogin: spy('afterLogin'),
  };
}
