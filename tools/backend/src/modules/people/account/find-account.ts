import { and, asc, desc, eq, max, ne, sql } from 'drizzle-orm';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { users } from './accounts.table.ts';
import { DEMO_ACCOUNT } from './demo-account.ts';

/** What logging in and sending a code need to know of an account. */
export interface AccountKey {
  id: number;
  phoneConfirmed: boolean;
  phoneChangedAt: Date | null;
  email: string | null;
  emailConfirmed: boolean;
  emailChangedAt: Date | null;
  /** `null` until a password was chosen. */
  passwordHash: string | null;
}

/** Whose account of several that have the phone. @default the one that has confirmed it, else the oldest */
interface Preference {
  /** The one with this mailbox, before any other. */
  email?: string | undefined;
  /** The latest that has not confirmed it, before the one that has. */
  latest?: boolean;
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
  { email = '', latest = false }: Preference = {},
): Promise<AccountKey | undefined> {
  const order = latest
    ? [asc(users.phoneConfirmed), desc(users.id)]
    : [desc(users.phoneConfirmed), asc(users.id)];
  const chosen = db
    .select({
      id: users.id,
      phoneConfirmed: users.phoneConfirmed,
      phoneChangedAt: users.phoneChangedAt,
      email: users.email,
      emailConfirmed: users.emailConfirmed,
      emailChangedAt: users.emailChangedAt,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(and(eq(users.phone, phone), config.demo ? undefined : ne(users.guid, DEMO_ACCOUNT)))
    .orderBy(sql`coalesce(lower(${users.email}) = lower(${email}), false) desc`, ...order)
    .limit(1)
    .as('chosen');
  const [found] = await db
    .select({
      id: max(chosen.id),
      phoneConfirmed: sql<boolean>`coalesce(bool_or(${chosen.phoneConfirmed}), false)`,
      phoneChangedAt: max(chosen.phoneChangedAt),
      email: max(chosen.email),
      emailConfirmed: sql<boolean>`coalesce(bool_or(${chosen.emailConfirmed}), false)`,
      emailChangedAt: max(chosen.emailChangedAt),
      passwordHash: max(chosen.passwordHash),
    })
    .from(chosen);
  return found && found.id !== null ? { ...found, id: found.id } : undefined;
}
