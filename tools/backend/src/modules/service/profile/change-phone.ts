import { and, eq } from 'drizzle-orm';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { users } from '../../people/account/accounts.table.ts';
import { wrongCode } from '../../people/code/check-code.ts';
import { phoneChanged } from '../../people/account/account-news.ts';
import { newPhoneSms } from '../../people/code/code-messages.ts';
import { RECOVERY_WAIT } from '../../../kernel/codes/code-rules.ts';
import { sendCode } from '../../people/code/send-code.ts';
import { notifyAccount } from '../../people/account/notify-account.ts';
import { confirmChange } from './confirm-change.ts';
import { proveBuyer } from './prove-buyer.ts';

/**
 * Sends a code to the phone that is to be the buyer's. One that has an account already gets an explanation
 * instead, and the answer is the same: nobody learns here who has an account.
 * @param password of the buyer: a session that somebody copied changes nothing
 * @throws Refused 422 for a wrong password and for the buyer's own phone, 429 over the limits
 */
export async function sendPhoneCode(call: Call, phone: string, password: string): Promise<void> {
  const user = await proveBuyer(call, password);
  if (user.phone === phone && user.phoneConfirmed) {
    const message = 'Это номер, с которым вы входите сейчас';
    throw refuse(422, message, [{ path: 'phone', message }]);
  }
  await sendCode(call, {
    purpose: 'phone',
    channel: 'sms',
    phone,
    buyer: user.id,
    // An unverified phone of an account may be claimed by its owner.
    write: (account, code) => newPhoneSms(phone, account?.phoneConfirmed === true, code),
  });
}

/**
 * Takes the phone that the code was sent to; the former one and the mailbox are notified.
 * @returns the new phone
 * @throws Refused 422 for a wrong code; a phone that got an account meanwhile answers the same
 */
export async function changePhone(call: Call, code: string): Promise<string> {
  const { services } = call;
  let changedTo = '';
  await confirmChange(call, {
    purpose: 'phone',
    code,
    async write(tx, before, { phone }) {
      const [other] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.phone, phone), eq(users.phoneConfirmed, true)));
      if (other) throw wrongCode();
      const now = services.clock();
      const changed = before.phone !== phone;
      await tx
        .update(users)
        .set({ phone, phoneConfirmed: true, ...(changed && { phoneChangedAt: now }) })
        .where(eq(users.id, before.id));
      if (changed) {
        const from = new Date(now.getTime() + RECOVERY_WAIT);
        await notifyAccount(tx, call, before, phoneChanged(from));
      }
      changedTo = phone;
    },
  });
  return changedTo;
}
