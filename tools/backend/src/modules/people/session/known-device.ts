import { createHmac, randomBytes } from 'node:crypto';
import type { Call } from '../../../kernel/method/call.ts';
import { isSameSecret } from '../../../kernel/secret/is-same-secret.ts';
import { DEVICE_LIFETIME, deviceCookie } from './device-cookie.ts';
import type { AccountLock } from '../account/find-account.ts';

/** The account that a device is known to; another password makes all its devices unknown. */
type Owner = AccountLock;

/** Where there is no account the same work is done. */
const NOBODY: Owner = { id: 0, passwordHash: null };

/**
 * Has the browser know that it has proved to be the account's: wrong passwords from elsewhere then keep it out no more. The
 * cookie opens nothing by itself. It reads `{id}.{seconds since 1970}.{signature}`.
 */
export function rememberDevice(call: Call, owner: Owner): void {
  const { name, options } = deviceCookie(call.services.config);
  const id = randomBytes(16).toString('base64url');
  const since = String(Math.floor(call.services.clock().getTime() / 1000));
  const value = [id, since, sign(call, owner, id, since).toString('base64url')].join('.');
  call.setCookie(name, value, options);
}

/**
 * The browser's id if it has logged in to this account before.
 * @returns `null` for a device that the account does not know
 */
export function knownDevice(call: Call, owner: Owner | undefined): string | null {
  const value = call.cookie(deviceCookie(call.services.config).name);
  if (!value) return null;
  const [id = '', since = '', signature = ''] = value.split('.');
  const expected = sign(call, owner ?? NOBODY, id, since);
  const genuine = isSameSecret(Buffer.from(signature, 'base64url'), expected);
  const age = call.services.clock().getTime() / 1000 - Number(since);
  return owner && genuine && age < DEVICE_LIFETIME ? id : null;
}

function sign({ services }: Call, { id: owner, passwordHash }: Owner, id: string, since: string) {
  return createHmac('sha256', services.keyFor('device'))
    .update(JSON.stringify([id, since, owner, passwordHash]))
    .digest();
}
