import { eq, max } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';

/** What logging in and sending a code need to know of an account. */
export interface AccountKey {
  id: number;
  email: string | null;
  /** `null` until a password was chosen. */
  passwordHash: string | null;
}

/**
 * Finds the account of a phone. The aggregate makes one row for an unknown phone too: reading a
 * row and reading none take measurably different time.
 */
export async function findAccount(db: Database, phone: string): Promise<AccountKey | undefined> {
  const [found] = await db
    .select({
      id: max(users.id),
      email: max(users.email),
      passwordHash: max(users.passwordHash),
    })
    .from(users)
    .where(eq(users.phone, phone));
  return found && found.id !== null ? { ...found, id: found.id } : undefined;
}
