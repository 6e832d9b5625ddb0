import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { flowCookie } from '../code/flow-cookie.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { authCodes } from '../code/codes.table.ts';
import { users } from '../account/accounts.table.ts';
import { mailboxUnconfirmed, passwordChanged } from '../account/account-news.ts';
import { checkCode, wrongCode } from '../code/check-code.ts';
import { flowOf } from '../code/flow.ts';
import { forgiveAll } from '../account/login-attempts.ts';
import { judgePassword } from '../account/password-policy.ts';
import { endOtherSessions } from '../session/sessions.ts';
import { notifyAccount, type Channels } from '../account/notify-account.ts';

/** A new password as the contract parses it. */
export interface NewPassword {
  password: string;
  rpassword: string;
  phone?: string | undefined;
  code: string;
}

/**
 * Returns an account its password, once per confirmed code, and ends its sessions.
 * @returns the account with its new password
 * @throws Refused 422 where the passwords differ or are too weak, or no code was confirmed in this
 * browser within the last ten minutes
 */
export async function setPassword(
  call: Call,
  input: NewPassword,
): Promise<typeof users.$inferSelect> {
  const { services } = call;
  const { password, rpassword, phone, code } = input;
  if (password !== rpassword) throw refuse(422, 'Пароли не совпадают!');
  const [confirmed] = await services.db
    .select()
    .from(authCodes)
    .where(
      and(
        eq(authCodes.flowHash, flowOf(call)),
        // A code for another phone or mailbox opens no password.
        inArray(authCodes.purpose, ['registration', 'recovery']),
        isNotNull(authCodes.confirmedAt),
      ),
    )
    .orderBy(desc(authCodes.confirmedAt))
    .limit(1);
  if (!confirmed || confirmed.userId === null) throw refuse(422, 'Код устарел. Запросите новый');
  const userId = confirmed.userId;
  const sent = await checkCode(call, { purpose: confirmed.purpose, phone, code });
  const weak = judgePassword(services.config.passwordPolicy, password, sent.phone);
  if (weak) throw refuse(422, weak, [{ path: 'password', message: weak }]);
  const passwordHash = await services.passwords.hash(password);

  const account = await services.db.transaction(async (tx) => {
    const used = await tx
      .delete(authCodes)
      .where(
        and(
          eq(authCodes.flowHash, sent.flowHash),
          eq(authCodes.purpose, sent.purpose),
          // Of the same phone too, which is part of the hash.
          eq(authCodes.codeHash, sent.codeHash),
        ),
      )
      .returning();
    const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (used.length === 0 || !account) throw wrongCode();
    const proof = afterProof(account, sent.channel);
    if ('phoneConfirmed' in proof && (await isConfirmedElsewhere(tx, account.phone))) {
      throw wrongCode();
    }
    await tx
      .update(users)
      .set({ passwordHash, ...proof })
      .where(eq(users.id, userId));
    await endOtherSessions(tx, userId, null);
    if (account.passwordHash !== null || 'emailConfirmed' in proof) {
      await tell(tx, call, account, proof);
    }
    return { ...account, passwordHash, ...proof };
  });
  await forgiveAll(call, sent.phone);
  await services.limits.reset('proofBuyer', account.guid);
  const { name, options } = flowCookie(services.config);
  call.setCookie(name, '', { ...options, maxAge: 0 });
  void services.outbox.flush();
  return account;
}

/**
 * Somebody may have registered a stranger's phone by his own mailbox. The one who then proves the phone by SMS gets the
 * account; its mailbox stays, but nothing of the account goes there before it is confirmed.
 */
function afterProof(account: typeof users.$inferSelect, channel: 'sms' | 'mail') {
  return channel === 'sms' && !account.phoneConfirmed
    ? { phoneConfirmed: true, emailConfirmed: false }
    : {};
}

/** Tells of the new password; where the mailbox has to be confirmed now, that mailbox too, without anything of the account. */
async function tell(tx: Database, call: Call, before: Channels, proof: Partial<Channels>) {
  if (before.email === null || proof.emailConfirmed !== false) {
    return notifyAccount(tx, call, { ...before, ...proof }, passwordChanged);
  }
  const news = mailboxUnconfirmed(before.email);
  return notifyAccount(tx, call, { ...before, phoneConfirmed: true, emailConfirmed: true }, news);
}

/** Another account has confirmed the phone since the code was sent. */
async function isConfirmedElsewhere(tx: Database, phone: string): Promise<boolean> {
  const confirmed = and(eq(users.phone, phone), eq(users.phoneConfirmed, true));
  return (await tx.$count(users, confirmed)) > 0;
}
