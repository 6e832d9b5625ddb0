import { vi } from 'vitest';
import type { AuthEffects } from './core/machine/auth-effects.ts';
import { createCountdown } from './core/machine/countdown.ts';

/** A world whose every call succeeds at once, a memory for local storage and a clock that stands. */
export function createFakeEffects() {
  let present = 1_000_000;
  let tokens = 0;
  const kept = new Map<string, string>();
  const clock = () => present;
  const target = new EventTarget();
  const effects = {
    login: vi.fn<AuthEffects['login']>(async () => ({})),
    sendRegistrationSms: vi.fn<AuthEffects['sendRegistrationSms']>(async () => ({})),
    sendRegistrationEmail: vi.fn<AuthEffects['sendRegistrationEmail']>(async () => ({})),
    register: vi.fn<AuthEffects['register']>(async () => ({})),
    sendRecoverySms: vi.fn<AuthEffects['sendRecoverySms']>(async () => ({})),
    sendRecoveryEmail: vi.fn<AuthEffects['sendRecoveryEmail']>(async ({ email }) => ({
      email,
      blur_email: 'm•••••@example.ru',
    })),
    confirmRecovery: vi.fn<AuthEffects['confirmRecovery']>(async () => ({})),
    savePassword: vi.fn<AuthEffects['savePassword']>(async () => ({})),
    getToken: vi.fn(async () => `token-${++tokens}`),
    afterLogin: vi.fn<AuthEffects['afterLogin']>(),
    countdown: createCountdown({
      storage: () => ({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
      }),
      clock,
      target: () => target,
    }),
    clock,
  };
  return {
    ...effects,
    /** What local storage keeps. */
    kept,
    /** Another tab has written to local storage. */
    hearStorage: () => target.dispatchEvent(new Event('storage')),
    /** Lets time pass, milliseconds. */
    pass: (time: number) => {
      present += time;
    },
  };
}

/** A refusal as an adapter throws it. */
export function refusal(message: string, code = 422, issues: { path: string }[] = []): Error {
  return Object.assign(new Error(message), { code, issues });
}
