import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { users } from '../../people/account/accounts.table.ts';
import { deletionAsked } from '../../people/account/account-news.ts';
import { endOtherSessions } from '../../people/session/sessions.ts';
import { notifyAccount } from '../../people/account/notify-account.ts';
import { askStaff } from './profile-requests.ts';

/**
 * Puts the deletion of an account that was proved to be the buyer's before the staff, ends the other sessions and tells the
 * buyer. Call `outbox.flush()` after the transaction.
 * @throws Refused 409 where it is asked for already
 */
export async function askDeletion(
  tx: Database,
  call: Call,
  account: typeof users.$inferSelect,
  reason: string,
): Promise<void> {
  const { services } = call;
  await askStaff(tx, services, { userId: account.id, kind: 'deletion', name: null, reason });
  await endOtherSessions(tx, account.id, buyerOf(call).idHash);
  await notifyAccount(tx, call, account, deletionAsked);
}
