import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { daysAfter } from '../../../kernel/time/day.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { hashSecret } from '../../../kernel/secret/hash-secret.ts';
import { staffPeople } from '../person/staff-people.table.ts';
import { linkOf, newKey } from './send-invitation.ts';
import { staffInvitations } from './staff-invitations.table.ts';

/** Whether there is no account yet; those of the demonstration are none. */
export const isNobodyThere = async (db: Database): Promise<boolean> =>
  (await db.$count(staffPeople, eq(staffPeople.demo, false))) === 0;

/**
 * Prints the link of the first account into the log while there is none: who reads the log runs the product. With the
 * demonstration there are accounts, and no link.
 */
export async function printFirstLink(
  services: Pick<Services, 'db' | 'config' | 'clock' | 'log'>,
): Promise<void> {
  const { db, config, clock, log } = services;
  if (config.demo || !(await isNobodyThere(db))) return;
  const key = newKey();
  const now = clock();
  await db.insert(staffInvitations).values({
    ...{ guid: randomUUID(), keyHash: hashSecret(key), kind: 'first', email: '' },
    ...{ lastName: '', name: '', role: 'administrator', createdAt: now },
    expiresAt: daysAfter(now, 1),
  });
  log.warn(
    `the Studio has no account yet; make the first one within a day: ${linkOf(services, key)}`,
  );
}

/**
 * Makes every other link of a first account worthless, with the accounts locked: of two who use two links at once one does.
 * @throws Refused 404 where there is an account
 */
export async function closeFirstLinks(tx: Database, gone: string): Promise<void> {
  await tx.execute(sql`lock table ${staffPeople} in share row exclusive mode`);
  if (!(await isNobodyThere(tx))) throw refuse(404, gone);
  await tx.delete(staffInvitations).where(eq(staffInvitations.kind, 'first'));
}
