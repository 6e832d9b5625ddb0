import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Call } from '../../../kernel/method/call.ts';
import { flowCookie } from './flow-cookie.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { hashSecret } from '../../../kernel/secret/hash-secret.ts';
import { authCodes } from './codes.table.ts';

/** Hash of the browser's flow cookie; of a browser without one, a hash that no code has. */
export function flowOf(call: Call): string {
  return hashSecret(call.cookie(flowCookie(call.services.config).name) ?? '');
}

/**
 * Ties a new code to the browser. A cookie's value is kept only if this server gave it for a code
 * that still lives, so that nobody can plant one of his own.
 */
export async function openFlow(tx: Database, call: Call): Promise<{ id: string; hash: string }> {
  const given = call.cookie(flowCookie(call.services.config).name) ?? '';
  const [known] = await tx
    .select({ purpose: authCodes.purpose })
    .from(authCodes)
    .where(eq(authCodes.flowHash, hashSecret(given)))
    .limit(1);
  const id = known ? given : randomBytes(32).toString('base64url');
  return { id, hash: hashSecret(id) };
}
