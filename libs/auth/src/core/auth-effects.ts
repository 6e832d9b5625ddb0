import type { Api, InputOf } from '@m30/api/client';
import { afterLogin } from './after-login.ts';
import type { AuthEffect, AuthEvent, AuthFields, AuthSnapshot } from './auth-machine.ts';

/** What `User.Authorization` takes. */
export type Credentials = InputOf<'User.Authorization'>;

/** The world outside of the machine. */
export interface AuthEffects {
  /**
   * Logs in.
   * @throws an error with a numeric `code` and a message for the visitor when refused, any other when unanswered
   */
  login(credentials: Credentials): Promise<unknown>;
  /** Leads on after a login. */
  afterLogin(): void;
}

/** Connects the machine to the backend of this product and to the browser. */
export function createAuthEffects(api: Api): AuthEffects {
  return {
    login: (credentials) => api.post('User.Authorization', credentials),
    afterLogin: () => afterLogin(),
  };
}

/** Runs an effect and reports what came of it as the next event. */
export async function runEffect(
  effect: AuthEffect,
  snapshot: AuthSnapshot,
  effects: AuthEffects,
  send: (event: AuthEvent) => void,
): Promise<void> {
  if (effect === 'afterLogin') return effects.afterLogin();
  try {
    await effects.login(readCredentials(snapshot.fields));
  } catch (error) {
    return send(describe(error));
  }
  send({ type: 'login.succeeded' });
}

function readCredentials({ phone, password, ...consents }: AuthFields): Credentials {
  return {
    phone,
    password,
    soglasie: consents.soglasie ? 1 : 0,
    soglasie_actii: consents.soglasie_actii ? 1 : 0,
  };
}

function describe(error: unknown): AuthEvent {
  const refused = error instanceof Error && 'code' in error && typeof error.code === 'number';
  return refused ? { type: 'login.refused', message: error.message } : { type: 'login.failed' };
}
