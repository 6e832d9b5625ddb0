import { and, asc, desc, eq, max, ne, sql } from 'drizzle-orm';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { users } from './accounts.table.ts';
import { DEMO_ACCOUNT } from './demo-account.ts';

/** What sending a code needs to know of an account. */
export interface AccountKey {
  id: number;
  phoneConfirmed: boolean;
  phoneChangedAt: Date | null;
  email: string | null;
  emailConfirmed: boolean;
  emailChangedAt: Date | null;
}

/** What logging in needs to know of one. */
export interface AccountLock {
  id: number;
  /** `null` until a password was chosen. */
  passwordHash: string | null;
}

type Needed = Pick<Services, 'config'>;

/** Accounts of a phone; the demo buyer's, whose password the README tells, with the demo alone. */
const withPhone = ({ config }: Needed, phone: string) =>
  and(eq(users.phone, phone), config.demo ? undefined : ne(users.guid, DEMO_ACCOUNT));

/**
 * Finds the account of a phone: with a mailbox the one that has it, else the one that has confirmed the phone, else the
 * oldest. The aggregate makes one row for an unknown phone too: reading a row and reading none take measurably different
 * time.
 * @param db the transaction that it is read in
 */
export async function findAccount(
  services: Needed,
  db: Database,
  { phone, email }: { phone: string; email: string | undefined },
): Promise<AccountKey | undefined> {
  const hasEmail = sql`coalesce(lower(${users.email}) = lower(${email ?? ''}), false) desc`;
  const chosen = db
    .select({
      id: users.id,
      phoneConfirmed: users.phoneConfirmed,
      phoneChangedAt: users.phoneChangedAt,
      email: users.email,
      emailConfirmed: users.emailConfirmed,
      emailChangedAt: users.emailChangedAt,
    })
    .from(users)
    .where(withPhone(services, phone))
    .orderBy(...(email === undefined ? [] : [hasEmail]), desc(users.phoneConfirmed), asc(users.id))
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
    })
    .from(chosen);
  return found && found.id !== null ? { ...found, id: found.id } : undefined;
}

/**
 * Finds the accounts that may be logged in to by a phone, in one look: the one that has confirmed it, else the oldest; and
 * the latest of the others. Aggregates without a sort take the same time over one row and none.
 */
export async function findLocks(
  services: Needed,
  db: Database,
  phone: string,
): Promise<readonly [AccountLock | undefined, AccountLock | undefined]> {
  // Ids of one length, so that texts sort as numbers do.
  const lock = sql`lpad(${users.id}::text, 10, '0') || coalesce(${users.passwordHash}, '')`;
  const [found] = await db
    .select({
      confirmed: sql<string | null>`max(${lock}) filter (where ${users.phoneConfirmed})`,
      oldest: sql<string | null>`min(${lock}) filter (where not ${users.phoneConfirmed})`,
      latest: sql<string | null>`max(${lock}) filter (where not ${users.phoneConfirmed})`,
    })
    .from(users)
    .where(withPhone(services, phone));
  const first = found?.confirmed ?? found?.oldest;
  const other = found?.latest === first ? null : found?.latest;
  return [toLock(first), toLock(other)];
}

function toLock(text: string | null | undefined): AccountLock | undefined {
  if (!text) return undefined;
  return { id: Number(text.slice(0, 10)), passwordHash: text.slice(10) || null };
}
