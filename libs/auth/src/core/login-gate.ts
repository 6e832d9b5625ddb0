/** A session that ended during a visit: the calls that noticed wait here until the visitor has logged in again. */
export interface LoginGate {
  /**
   * Opens the login window for a call that was refused with 401, and repeats the call once after the login.
   * @throws the refusal when the window is closed without a login
   */
  repeat<Result>(call: () => Promise<Result>, refusal: unknown): Promise<Result>;
  /** Whether calls wait for a login. */
  readonly waiting: boolean;
  /**
   * The visitor is in: waiting calls are repeated, unless somebody else has logged in than the page was rendered for.
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
 * @param owner guid of the buyer whom the page was rendered for, null where it knows none
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
    async repeat(call, refusal) {
      await new Promise<void>((resume, reject) => {
        waiters.push({ resume, cancel: () => reject(refusal) });
        if (waiters.length === 1) openLogin();
      });
      return call();
    },
    resume(answer) {
      const expected = owner();
      const isOther = expected !== null && guidOf(answer) !== expected;
      return settle(isOther ? 'cancel' : 'resume') && !isOther;
    },
    cancel: () => void settle('cancel'),
  };
}

function guidOf(answer: unknown): unknown {
  return Object(Object(answer).user).guid;
}
