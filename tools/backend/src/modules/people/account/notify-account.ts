import type { Call } from '../../../kernel/method/call.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { users } from './accounts.table.ts';
import type { Letter } from '../../../kernel/letter/define-letter.ts';
import { allowSender } from './allow-sms.ts';

/** Addresses of a buyer for notifications, and which of them are verified. */
export type Channels = Pick<
  typeof users.$inferSelect,
  'phone' | 'phoneConfirmed' | 'email' | 'emailConfirmed'
>;

/** An event of an account, and what tells of it. */
export interface AccountNews {
  sms: (phone: string) => Letter;
  letter: (mailbox: string) => Letter;
}

/**
 * Tells a buyer of a change to the account by phone and by mailbox, so that somebody else's change is noticed. What nobody
 * has confirmed is told nothing: it may be a stranger's. Call `outbox.flush()` after the transaction.
 */
export async function notifyAccount(
  tx: Database,
  call: Call,
  to: Channels,
  { sms, letter }: AccountNews,
): Promise<void> {
  const { outbox } = call.services;
  if (to.phoneConfirmed && (await allowSender(call, 'notice', tx))) {
    await outbox.add(tx, sms(to.phone));
  }
  if (to.email !== null && to.emailConfirmed) {
    await outbox.add(tx, letter(to.email));
  }
}
