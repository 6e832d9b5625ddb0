import { Secret, TOTP } from 'otpauth';
import type { RunningBackend } from '../test-backend.ts';
import type { StudioClient } from './studio-client.ts';

/** The code that an authenticator shows now. */
export const totpCode = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

/** Sets an authenticator up for who has signed in. */
export async function setUpTotp(
  backend: RunningBackend,
  client: StudioClient,
): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await client.result<{ secret: string }>(
    client.post('SecondFactor.StartTotp', {}),
  );
  const code = totpCode(secret, backend.clock());
  const done = await client.result<{ recovery_codes: string[] | null }>(
    client.post('SecondFactor.ConfirmTotp', { code }),
  );
  return { secret, codes: done.recovery_codes ?? [] };
}
