import { eq } from 'drizzle-orm';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { users } from '../../people/account/accounts.table.ts';
import { wrongCode } from '../../people/code/check-code.ts';
import { emailChangedLetter, newEmailLetter } from '../../people/code/code-messages.ts';
import { placeOf } from '../../people/account/place-of.ts';
import { sendCode } from '../../people/code/send-code.ts';
import { confirmChange } from './confirm-change.ts';
import { findUser } from '../../people/account/find-user.ts';

/**
 * Sends a code to the mailbox that is to be the buyer's. Several accounts may share one, so there is nothing
 * to learn of it here.
 * @throws Refused 422 for the buyer's own mailbox, 429 over the limits
 */
export async function sendEmailCode(call: Call, email: string): Promise<void> {
  const { id } = buyerOf(call).user;
  const user = await findUser(call.services.db, id);
  if (user.email?.toLowerCase() === email.toLowerCase()) {
    const message = 'Эта почта уже указана в профиле';
    throw refuse(422, message, [{ path: 'email', message }]);
  }
  const place = placeOf(call.services.config);
  await sendCode(call, {
    purpose: 'email',
    channel: 'mail',
    phone: user.phone,
    email,
    buyer: id,
    write: (_account, code) => newEmailLetter(place, email, code),
  });
}

/**
 * Takes the mailbox that the code was sent to; the one before is told.
 * @returns the new mailbox
 * @throws Refused 422 for a wrong code
 */
export async function changeEmail(call: Call, code: string): Promise<string> {
  const { services } = call;
  let taken = '';
  await confirmChange(call, {
    purpose: 'email',
    code,
    async write(tx, { id, email: before }, { email }) {
      if (email === null) throw wrongCode();
      await tx.update(users).set({ email }).where(eq(users.id, id));
      if (before !== null) {
        await services.outbox.add(tx, emailChangedLetter(placeOf(services.config), before));
      }
      taken = email;
    },
  });
  return taken;
}
