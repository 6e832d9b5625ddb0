import type { Call } from '../../../kernel/method/call.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { users } from './accounts.table.ts';
import { allowSender } from './allow-sms.ts';

/** Addresses of a buyer for notifications, and which of them are verified. */
export type Channels = Pick<
  typeof users.$inferSelect,
  'phone' | 'phoneConfirmed' | 'email' | 'emailConfirmed'
>;

/** An event of an account, in the words of its notification. */
export interface AccountNews {
  sms: string;
  subject: string;
  /** Paragraphs of the letter. */
  letter: readonly string[];
}

/**
 * Tells a buyer of a change to the account by phone and by mailbox, so that somebody else's change is noticed. What nobody
 * has confirmed is told nothing: it may be a stranger's. Call `outbox.flush()` after the transaction.
 */
export async function notifyAccount(
  tx: Database,
  call: Call,
  to: Channels,
  { sms, subject, letter }: AccountNews,
): Promise<void> {
  const { outbox } = call.services;
  if (to.phoneConfirmed && (await allowSender(call, 'notice', tx))) {
    await outbox.add(tx, { kind: 'sms', to: to.phone, text: sms });
  }
  if (to.email !== null && to.emailConfirmed) {
    await outbox.add(tx, { kind: 'mail', to: to.email, subject, text: letter.join('\n\n') });
  }
}
