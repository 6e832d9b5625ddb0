import * as v from 'valibot';
import type { Answer } from './ask.ts';
import { CrmFailure } from './crm-failure.ts';
import type { Grant, Granted } from './oauth-tokens.ts';
import { readAnswer } from './read-answer.ts';

/** What an authorisation server is asked with (RFC 6749, 4.1.3 and 6). */
export const grantFields = (grant: Grant) =>
  'code' in grant
    ? { grant_type: 'authorization_code', code: grant.code }
    : { grant_type: 'refresh_token', refresh_token: grant.refresh };

/**
 * Reads what an authorisation server gives.
 * @param seconds how it writes the life of a token
 * @throws CrmFailure `access` where it refuses the grant, `nonsense`; Error where it is not well
 */
export function readGranted(answer: Answer, seconds: v.GenericSchema<unknown, number>): Granted {
  if (answer.status >= 500) throw new Error(`HTTP ${answer.status}`);
  if (answer.status !== 200) throw new CrmFailure('access', `access: HTTP ${answer.status}`);
  const schema = v.object({
    access_token: v.string(),
    refresh_token: v.string(),
    expires_in: seconds,
  });
  const granted = readAnswer(schema, answer);
  const { access_token: access, refresh_token: refresh, expires_in: expiresIn } = granted;
  return { access, refresh, expiresIn };
}
