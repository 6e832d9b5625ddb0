import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { DRAFT_LIFETIME } from './draft-cookie.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { mortgageDrafts } from './mortgage-applications.table.ts';
import type { DraftOwner } from './draft-owner.ts';

export type DraftRow = typeof mortgageDrafts.$inferSelect;

/** Finds or makes the draft of an owner and locks it for the transaction. */
export async function lockDraft(tx: Database, owner: DraftOwner, now: Date): Promise<DraftRow> {
  await tx
    .insert(mortgageDrafts)
    .values({ guid: randomUUID(), ...owner, answers: {}, savedAt: now })
    .onConflictDoNothing();
  const own =
    owner.userId === null
      ? eq(mortgageDrafts.guestHash, owner.guestHash)
      : eq(mortgageDrafts.userId, owner.userId);
  const [draft] = await tx.select().from(mortgageDrafts).where(own).for('update');
  if (!draft) throw new Error('a draft was neither found nor made');
  return draft;
}

/** Throws away drafts of guests whose cookie has ended. */
export async function sweepDrafts(tx: Database, now: Date): Promise<void> {
  const left = new Date(now.getTime() - DRAFT_LIFETIME * 1000);
  await tx
    .delete(mortgageDrafts)
    .where(and(isNull(mortgageDrafts.userId), lte(mortgageDrafts.savedAt, left)));
}
