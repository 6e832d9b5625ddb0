import { maskEmail } from '@m30/ui-kit/format';
import type { AuthEffects } from '../core/machine/auth-effects.ts';
import { createCountdown } from '../core/machine/countdown.ts';
import { storyClock } from './snapshots.ts';

const later = () => new Promise((resume) => setTimeout(resume, 800));

/** A world for stories: every call succeeds after a moment, the clock stands, nothing is kept. */
export const storyEffects: AuthEffects = {
  login: later,
  sendRegistrationSms: later,
  sendRegistrationEmail: later,
  register: later,
  sendRecoverySms: later,
  sendRecoveryEmail: async ({ email }) => {
    await later();
    return { email, blur_email: maskEmail(email) };
  },
  confirmRecovery: later,
  savePassword: later,
  getToken: async () => 'token',
  afterLogin: () => {},
  countdown: createCountdown({
    storage: () => ({ getItem: () => null, setItem: () => {} }),
    clock: storyClock,
    target: () => new EventTarget(),
  }),
  clock: storyClock,
};
