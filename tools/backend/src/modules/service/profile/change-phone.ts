import { eq } from 'drizzle-orm';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { users } from '../../people/account/accounts.table.ts';
import { wrongCode } from '../../people/code/check-code.ts';
import { newPhoneSms, phoneChangedSms } from '../../people/code/code-messages.ts';
import { placeOf } from '../../people/account/place-of.ts';
import { sendCode } from '../../people/code/send-code.ts';
import { confirmChange } from './confirm-change.ts';
import { findUser } from '../../people/account/find-user.ts';

/**
 * Sends a code to the phone that is to be the buyer's. One that has an account already gets an explanation
 * instead, and the answer is the same: nobody learns here who has an account.
 * @throws Refused 422 for the buyer's own phone, 429 over the limits
 */
export async function sendPhoneCode(call: Call, phone: string): Promise<void> {
  const { id } = buyerOf(call).user;
  const user = await findUser(call.services.db, id);
  if (user.phone === phone) {
    const message = 'Это номер, с которым вы входите сейчас';
    throw refuse(422, message, [{ path: 'phone', message }]);
  }
  const place = placeOf(call.services.config);
  await sendCode(call, {
    purpose: 'phone',
    channel: 'sms',
    phone,
    buyer: id,
    write: (account, code) => newPhoneSms(place, phone, account, code),
  });
}

/**
 * Takes the phone that the code was sent to; the one before is told.
 * @returns the new phone
 * @throws Refused 422 for a wrong code; a phone that got an account meanwhile answers the same
 */
export async function changePhone(call: Call, code: string): Promise<string> {
  const { services } = call;
  let taken = '';
  await confirmChange(call, {
    purpose: 'phone',
    code,
    async write(tx, { id, phone: before }, { phone }) {
      const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone));
      if (other) throw wrongCode();
      await tx.update(users).set({ phone, phoneConfirmed: true }).where(eq(users.id, id));
      await services.outbox.add(tx, phoneChangedSms(placeOf(services.config), before));
      taken = phone;
    },
  });
  return taken;
}
