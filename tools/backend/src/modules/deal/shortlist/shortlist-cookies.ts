import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Call } from '../../../kernel/method/call.ts';
import { privateCookie } from '../../../kernel/http/private-cookie.ts';
import { hashSecret } from '../../../kernel/secret/hash-secret.ts';
import { shortlistMembers, shortlists } from './shortlists.table.ts';

/** Seconds that a list is kept after the last look at it. */
export const SHORTLIST_LIFETIME = 90 * 24 * 3600;

/** Seconds that browsers keep who takes part: the longest that they allow. */
const COOKIE_LIFETIME = 400 * 24 * 3600;

/** Who asks, as their cookies tell. */
export type Asker = Pick<Call, 'cookie'> & { readonly services: Pick<Services, 'config'> };

/** Who takes part, and who owns: a key each, so that the one does not give the other away. */
type Key = 'together' | 'together-owner';

const cookieOf = (call: Asker, key: Key) =>
  privateCookie(call.services.config, key, COOKIE_LIFETIME);

/** What a key of this browser is in the database; `null` where it has none. */
export function keyHashOf(call: Asker, key: Key): string | null {
  const value = call.cookie(cookieOf(call, key).name);
  return value ? hashSecret(value) : null;
}

/**
 * The same for who begins to take part or to own: a key that no list knows yet is made here, never one of the browser's own
 * choosing.
 */
export async function takeKey(tx: Database, call: Call, key: Key): Promise<string> {
  const given = keyHashOf(call, key);
  if (given !== null && (await isKnown(tx, key, given))) return given;
  const value = randomBytes(32).toString('base64url');
  const { name, options } = cookieOf(call, key);
  call.setCookie(name, value, options);
  return hashSecret(value);
}

async function isKnown(tx: Database, key: Key, hash: string): Promise<boolean> {
  const [table, column] =
    key === 'together'
      ? ([shortlistMembers, shortlistMembers.guestHash] as const)
      : ([shortlists, shortlists.ownerHash] as const);
  return (await tx.$count(table, eq(column, hash))) > 0;
}
