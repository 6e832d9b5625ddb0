import { isSameSecret } from '../../../kernel/secret/is-same-secret.ts';
import type { Heard, HookMessage } from '../crm.ts';

/**
 * Understands an event of Bitrix24. It is known by the token of the application, and names no more than which lead has changed: what
 * has become of it is read there.
 */
export function hearBitrix(secret: string, { body }: HookMessage): Heard {
  const said = new URLSearchParams(body);
  const given = said.get('auth[application_token]') ?? '';
  const isTheirs = isSameSecret(given, secret);
  if (!isTheirs) return null;
  const id = said.get('data[FIELDS][ID]') ?? '';
  const isLead = said.get('event')?.toUpperCase() === 'ONCRMLEADUPDATE';
  return { leads: isLead && /^\d{1,18}$/.test(id) ? [id] : [] };
}
