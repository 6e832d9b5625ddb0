import { eq } from 'drizzle-orm';
import type { Database } from '../../src/kernel/db/database.ts';
import { DEMO_ACCOUNT } from '../../src/modules/people/account/demo-account.ts';
import { users } from '../../src/modules/people/account/accounts.table.ts';
import type { Passwords } from '../../src/modules/people/account/passwords.ts';
import { staffPeople } from '../../src/modules/staff/person/staff-people.table.ts';
import { DEMO_STAFF_PASSWORD, demoStaff } from './demo-staff.ts';

/**
 * Adds the accounts of the demonstration to the Studio, where the database holds the demo and nobody works in it yet: one that a
 * company uses gets no account whose password is known.
 */
export async function seedStaff(
  db: Database,
  { now, passwords }: { now: Date; passwords: Passwords },
): Promise<void> {
  if ((await db.$count(users, eq(users.guid, DEMO_ACCOUNT))) === 0) return;
  if ((await db.$count(staffPeople)) > 0) return;
  // One hash for all: the password stands in the README.
  const passwordHash = await passwords.hash(DEMO_STAFF_PASSWORD);
  const rows = demoStaff.map((person) => ({ ...person, passwordHash, demo: true, createdAt: now }));
  await db.insert(staffPeople).values(rows).onConflictDoNothing();
}
