import { createHash } from 'node:crypto';
import { refuse } from '../kernel/method/refuse.ts';
import type { Services } from '../kernel/services.ts';
import { isSameSecret } from '../kernel/secret/is-same-secret.ts';
import type { AppContext } from '../kernel/http/env.ts';

/**
 * Tells whether a request carries the staff's password (HTTP Basic, whatever the name). Past the
 * limit of wrong tries even the right one is refused for a while.
 * @throws Refused 429
 */
export async function checkPassword(
  { limits }: Services,
  c: AppContext,
  password: string,
): Promise<boolean> {
  const { ip } = c.get('visitor');
  const given = readPassword(c.req.header('authorization') ?? '');
  if (given === null) return false;
  if (!(await limits.take('staffAddress', ip))) {
    throw refuse(429, 'Слишком много неверных паролей. Попробуйте через 15 минут');
  }
  const right = isSameSecret(digest(given), digest(password));
  if (right) await limits.reset('staffAddress', ip);
  return right;
}

function readPassword(header: string): string | null {
  const [, encoded] = /^Basic ([\w+/=-]{1,1000})$/i.exec(header) ?? [];
  if (encoded === undefined) return null;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  return colon < 0 ? null : pair.slice(colon + 1);
}

/** Of equal length, so that the comparison tells nothing of the password's. */
const digest = (text: string) => createHash('sha256').update(text).digest();
