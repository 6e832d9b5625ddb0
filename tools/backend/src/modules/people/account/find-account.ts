import { and, eq, max, ne } from 'drizzle-orm';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { users } from './accounts.table.ts';
import { DEMO_ACCOUNT } from './demo-account.ts';

/** What logging in and sending a code need to know of an account. */
export interface AccountKey {
  id: number;
  email: string | null;
  /** `null` until a password was chosen. */
  passwordHash: string | null;
}

/**
 * Finds the account of a phone; the demo buyer's, whose password the README tells, with the demo alone. The aggregate
 * makes one row for an unknown phone too: reading a row and reading none take measurably different time.
 * @param db the transaction that it is read in
 */
export async function findAccount(
  { config }: Pick<Services, 'config'>,
  db: Database,
  phone: string,
): Promise<AccountKey | undefined> {
  const [found] = await db
    .select({
      id: max(users.id),
      email: max(users.email),
      passwordHash: max(users.passwordHash),
    })
    .from(users)
    .where(and(eq(users.phone, phone), config.demo ? undefined : ne(users.guid, DEMO_ACCOUNT)));
  return found && found.id !== null ? { ...found, id: found.id } : undefined;
}
