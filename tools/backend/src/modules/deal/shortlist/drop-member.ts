import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { shortlistMembers } from './shortlists.table.ts';
import type { ShortlistRow } from './types.ts';

/**
 * Erases somebody with all that they have said.
 * @returns what changes of the list: it names nobody who is gone
 */
export async function dropMember(tx: Database, { last }: ShortlistRow, member: string) {
  await tx.delete(shortlistMembers).where(eq(shortlistMembers.guid, member));
  return last?.member === member ? { last: null } : {};
}
