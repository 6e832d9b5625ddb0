import type { Api } from '@m30/api/client';
import type { LoginGate } from './login-gate.ts';

/**
 * The client with the gate behind every call but those of the login itself, whose 401 is a wrong password.
 * @param loadGate gives the gate when the first call is refused with 401, so that its code may come then
 */
export function withLogin(api: Api, loadGate: () => LoginGate | Promise<LoginGate>): Api {
  const guarded = <Result>(name: string, call: () => Promise<Result>): Promise<Result> =>
    call().catch(async (refusal: unknown) => {
      if (name.startsWith('User.') || !isUnauthorized(refusal)) throw refusal;
      const gate = await Promise.resolve()
        .then(loadGate)
        .catch(() => null);
      if (!gate) throw refusal;
      return gate.repeat(call, refusal);
    });
  return {
    get: (...input) => guarded(input[0], () => api.get(...input)),
    post: (...input) => guarded(input[0], () => api.post(...input)),
  };
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 401;
}
