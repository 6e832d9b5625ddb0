import type { AuthBackend } from '../core/machine/auth-backend.ts';
import type { AuthEffects } from '../core/machine/auth-effects.ts';
import { createCountdown } from '../core/machine/countdown.ts';

/** One call of the window, with what it sent. */
export type SentCall = {
  [Call in keyof AuthBackend]: { call: Call; data: Parameters<AuthBackend[Call]>[0] };
}[keyof AuthBackend];

/** A world without a server. */
export interface FakeEffects extends AuthEffects {
  /** What the window sent, in order. */
  readonly sent: SentCall[];
  /** Whether the window has led on after a login. */
  isLoggedIn(): boolean;
  /** What local storage holds. */
  readonly stored: ReadonlyMap<string, string>;
  /** Another tab has written to local storage. */
  hearStorage(): void;
  /** Lets time pass, milliseconds: after 60,000 a code may be sent again. */
  pass(time: number): void;
}

/**
 * Creates effects for `LoginModal` and `createAuthAtom` whose every call succeeds at once, with a memory for local storage
 * and a clock that stands.
 * @param answers calls that answer otherwise, and throw a refusal by `refuse`
 */
export function createFakeEffects(answers: Partial<AuthBackend> = {}): FakeEffects {
  let present = 1_000_000;
  let tokens = 0;
  let isLoggedIn = false;
  const sent: SentCall[] = [];
  const stored = new Map<string, string>();
  const clock = () => present;
  const target = new EventTarget();
  const backend: AuthBackend = {
    login: async () => ({}),
    sendRegistrationSms: async () => ({}),
    sendRegistrationEmail: async () => ({}),
    register: async () => ({}),
    sendRecoverySms: async () => ({}),
    sendRecoveryEmail: async ({ email }) => ({ email, blur_email: 'm•••••@example.ru' }),
    confirmRecovery: async () => ({}),
    savePassword: async () => ({}),
    ...answers,
  };
  return {
    ...recorded(backend, sent),
    getToken: async () => `token-${++tokens}`,
    afterLogin: () => void (isLoggedIn = true),
    countdown: createCountdown({
      storage: () => ({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
      }),
      clock,
      target: () => target,
    }),
    clock,
    sent,
    isLoggedIn: () => isLoggedIn,
    stored,
    hearStorage: () => void target.dispatchEvent(new Event('storage')),
    pass: (time) => void (present += time),
  };
}

function recorded(backend: AuthBackend, sent: SentCall[]): AuthBackend {
  const calls = Object.entries(backend).map(([call, answer]) => [
    call,
    (data: never) => {
      sent.push({ call, data } as unknown as SentCall);
      return (answer as (data: never) => Promise<unknown>)(data);
    },
  ]);
  return Object.fromEntries(calls) as AuthBackend;
}

/**
 * A refusal as the client of `@m30/api` throws it: `refuse(422, 'Код не подошёл', 'code')`.
 * @param message Russian, for the visitor
 * @param fields names of wrong fields
 */
export function refuse(code: number, message: string, ...fields: string[]): Error {
  return Object.assign(new Error(message), { code, issues: fields.map((path) => ({ path })) });
}
