import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { staffPasskeys, staffPeople, staffRecoveryCodes } from './staff-people.table.ts';

/** What a person has set up as the second factor. */
export async function factorsOf(db: Database, personId: number) {
  const [person] = await db
    .select({ totp: staffPeople.totpSecret })
    .from(staffPeople)
    .where(eq(staffPeople.id, personId));
  const passkeys = await db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.personId, personId))
    .orderBy(asc(staffPasskeys.createdAt));
  const recovery = await db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.personId, personId));
  return { totp: person?.totp != null, passkeys, recovery };
}

/** Whether anything asks for a second factor; recovery codes alone stand for a lost one. */
export async function hasFactor(db: Database, personId: number): Promise<boolean> {
  const { totp, passkeys } = await factorsOf(db, personId);
  return totp || passkeys.length > 0;
}
