import type { Api } from '@m30/api/client';

/** A session that ended during a visit: the calls that noticed wait here until the visitor has logged in again. */
export interface LoginGate {
  /** Runs a call; when it is refused with 401, opens the login window and repeats it once after the login. */
  run<Result>(call: () => Promise<Result>): Promise<Result>;
  /** Whether calls wait for a login. */
  readonly waiting: boolean;
  /**
   * The visitor is in: waiting calls are repeated, unless somebody else has logged in than the page was drawn for.
   * @param answer what the login answered, `{ user: { guid } }`
   * @returns false when nothing is repeated and the page has to load anew
   */
  resume(answer?: unknown): boolean;
  /** The window was closed without a login: waiting calls fail with the refusal that they got. */
  cancel(): void;
}

interface Waiter {
  resume(): void;
  cancel(): void;
}

/**
 * Creates the gate of a page.
 * @param openLogin opens the login window
 * @param owner guid of the buyer whom the page was drawn for, null where it knows none
 */
export function createLoginGate(
  openLogin: () => void,
  owner: () => string | null = () => null,
): LoginGate {
  let waiters: Waiter[] = [];
  const settle = (how: keyof Waiter) => {
    const released = waiters;
    waiters = [];
    for (const waiter of released) waiter[how]();
    return released.length > 0;
  };

  return {
    get waiting() {
      return waiters.length > 0;
    },
    async run(call) {
      try {
        return await call();
      } catch (refusal) {
        if (!isUnauthorized(refusal)) throw refusal;
        await new Promise<void>((resume, reject) => {
          waiters.push({ resume, cancel: () => reject(refusal) });
          if (waiters.length === 1) openLogin();
        });
        return call();
      }
    },
    resume(answer) {
      const expected = owner();
      const isOther = expected !== null && guidOf(answer) !== expected;
      return settle(isOther ? 'cancel' : 'resume') && !isOther;
    },
    cancel: () => void settle('cancel'),
  };
}

/** The client with the gate before every call but those of the login itself, whose 401 is a wrong password. */
export function withLogin(api: Api, gate: LoginGate): Api {
  const passes = (name: string) => name.startsWith('User.');
  return {
    get: (...call) => (passes(call[0]) ? api.get(...call) : gate.run(() => api.get(...call))),
    post: (...call) => (passes(call[0]) ? api.post(...call) : gate.run(() => api.post(...call))),
  };
}

function guidOf(answer: unknown): unknown {
  return Object(Object(answer).user).guid;
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 401;
}
