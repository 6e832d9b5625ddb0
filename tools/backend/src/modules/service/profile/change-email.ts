import { eq } from 'drizzle-orm';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { users } from '../../people/account/accounts.table.ts';
import { wrongCode } from '../../people/code/check-code.ts';
import { emailChanged } from '../../people/account/account-news.ts';
import { newEmailCodeLetter } from '../../people/code/code.letters.ts';
import { RECOVERY_WAIT } from '../../../kernel/codes/code-rules.ts';
import { sendCode } from '../../people/code/send-code.ts';
import { notifyAccount } from '../../people/account/notify-account.ts';
import { confirmChange } from './confirm-change.ts';
import { proveBuyer } from './prove-buyer.ts';

/**
 * Sends a code to the mailbox that is to be the buyer's. Several accounts may share one, so there is nothing
 * to learn of it here. The buyer's own one gets it where it still has to be confirmed.
 * @param password of the buyer: a session that somebody copied changes nothing
 * @throws Refused 422 for a wrong password and for a mailbox that is confirmed already, 429 over the limits
 */
export async function sendEmailCode(call: Call, email: string, password: string): Promise<void> {
  const user = await proveBuyer(call, password);
  if (user.emailConfirmed && isSame(user.email, email)) {
    const message = 'Эта почта уже указана в профиле';
    throw refuse(422, message, [{ path: 'email', message }]);
  }
  await sendCode(call, {
    purpose: 'email',
    channel: 'mail',
    phone: user.phone,
    email,
    buyer: user.id,
    write: (_account, code) => newEmailCodeLetter.to(email, { code }),
  });
}

/**
 * Takes the mailbox that the code was sent to; the former one and the phone are notified.
 * @returns the new mailbox
 * @throws Refused 422 for a wrong code
 */
export async function changeEmail(call: Call, code: string): Promise<string> {
  const { services } = call;
  let changedTo = '';
  await confirmChange(call, {
    purpose: 'email',
    code,
    async write(tx, before, { email }) {
      if (email === null) throw wrongCode();
      const now = services.clock();
      const changed = !isSame(before.email, email);
      await tx
        .update(users)
        .set({ email, emailConfirmed: true, ...(changed && { emailChangedAt: now }) })
        .where(eq(users.id, before.id));
      if (changed) {
        const from = new Date(now.getTime() + RECOVERY_WAIT);
        await notifyAccount(tx, call, before, emailChanged(from));
      }
      changedTo = email;
    },
  });
  return changedTo;
}

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();
