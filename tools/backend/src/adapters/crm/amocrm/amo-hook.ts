import { isSameSecret } from '../../../kernel/secret/is-same-secret.ts';
import type { Heard, HookMessage } from '../crm.ts';

/** `leads[status][0][id]=1`: the form of amoCRM's web hooks. */
const LEAD_ID = /^leads\[(?:status|update|responsible)\]\[\d+\]\[id\]$/;

/**
 * Understands a web hook of amoCRM. It carries no signature: the secret stands in its address, and all that is believed of it is
 * which deals to read anew.
 */
export function hearAmo(secret: string, { body, query }: HookMessage): Heard {
  const given = query.get('key') ?? '';
  const isTheirs = isSameSecret(given, secret);
  if (!isTheirs) return null;
  const ids = [...new URLSearchParams(body)].flatMap(([name, value]) =>
    LEAD_ID.test(name) && /^\d{1,18}$/.test(value) ? [value] : [],
  );
  return { leads: [...new Set(ids)] };
}
