import { and, eq } from 'drizzle-orm';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { flowCookie } from '../../people/code/flow-cookie.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { authCodes } from '../../people/code/codes.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { checkCode, wrongCode, type ConfirmedCode } from '../../people/code/check-code.ts';
import { endOtherSessions } from '../../people/session/sessions.ts';

type UserRow = typeof users.$inferSelect;

interface Change {
  purpose: 'phone' | 'email';
  code: string;
  /**
   * Changes the account, whose row is locked.
   * @throws Refused where it cannot be done any more
   */
  write: (tx: Database, user: UserRow, sent: ConfirmedCode) => Promise<void>;
}

/**
 * Changes the buyer's account by the code that was sent to the new phone or mailbox, once per code, and ends the other
 * sessions. The code was sent after the buyer had proved the password.
 * @throws Refused 422 for a wrong code, and for a code that was asked for by another account
 */
export async function confirmChange(call: Call, { purpose, code, write }: Change): Promise<void> {
  const { services } = call;
  const { user, idHash } = buyerOf(call);
  const sent = await checkCode(call, { purpose, phone: undefined, code });
  if (sent.userId !== user.id) throw refuse(422, 'Код устарел. Запросите новый');
  await services.db.transaction(async (tx) => {
    const used = await tx
      .delete(authCodes)
      .where(
        and(
          eq(authCodes.flowHash, sent.flowHash),
          eq(authCodes.purpose, purpose),
          eq(authCodes.codeHash, sent.codeHash),
        ),
      )
      .returning();
    const [account] = await tx.select().from(users).where(eq(users.id, user.id)).for('update');
    if (used.length === 0 || !account) throw wrongCode();
    await write(tx, account, sent);
    await endOtherSessions(tx, user.id, idHash);
  });
  const { name, options } = flowCookie(services.config);
  call.setCookie(name, '', { ...options, maxAge: 0 });
  void services.outbox.flush();
}
