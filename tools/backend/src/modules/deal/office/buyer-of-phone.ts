import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { users } from '../../people/account/accounts.table.ts';

/** Who is to buy, as the colleague has written it down. */
interface Person {
  /** `+7XXXXXXXXXX`. */
  phone: string;
  lastName: string;
  name: string;
  secondName: string;
  /** `null` where none was told. */
  email: string | null;
}

/**
 * The account of a phone, locked; made where nobody has confirmed the phone. It opens by a code to this very phone alone, so that whoever
 * has the phone has the account; its mailbox is confirmed by the buyer. An account that somebody made by letter with this phone may be a
 * stranger's and gets nothing.
 */
export async function buyerOfPhone(
  tx: Database,
  person: Person,
  now: Date,
): Promise<{ buyer: typeof users.$inferSelect; isNew: boolean }> {
  const [made] = await tx
    .insert(users)
    .values({
      ...{ ...person, guid: randomUUID(), createdAt: now },
      ...{ phoneConfirmed: true, emailConfirmed: false },
    })
    .onConflictDoNothing({ target: users.phone, where: sql`${users.phoneConfirmed}` })
    .returning();
  if (made) return { buyer: made, isNew: true };
  const confirmed = and(eq(users.phone, person.phone), eq(users.phoneConfirmed, true));
  const [known] = await tx.select().from(users).where(confirmed).for('no key update');
  if (!known) throw new Error('an account that has confirmed a phone is gone');
  return { buyer: known, isNew: false };
}
