import { eq } from 'drizzle-orm';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { users } from '../../people/account/accounts.table.ts';
import { passwordChanged } from '../../people/account/account-news.ts';
import { judgePassword } from '../../people/account/password-policy.ts';
import { endOtherSessions } from '../../people/session/sessions.ts';
import { notifyAccount } from '../../people/account/notify-account.ts';
import { proveBuyer } from './prove-buyer.ts';

interface NewPassword {
  old_password: string;
  password: string;
  rpassword: string;
}

const OLD_PASSWORD = { path: 'old_password', words: 'Старый пароль указан неверно' };

/**
 * Changes the password of a buyer who knows the old one, and ends the other sessions.
 * @throws Refused 422 where the old one is wrong, the new ones differ, or it is too weak or the same; 429
 */
export async function changePassword(call: Call, input: NewPassword): Promise<void> {
  const { services } = call;
  const { user, idHash } = buyerOf(call);
  const { password, rpassword, old_password: old } = input;
  if (password !== rpassword) throw refuseAt('rpassword', 'Пароли не совпадают');
  const account = await proveBuyer(call, old, OLD_PASSWORD);
  if (password === old) throw refuseAt('password', 'Новый пароль совпадает со старым');
  const weak = judgePassword(services.config.passwordPolicy, password, account.phone);
  if (weak) throw refuseAt('password', weak);
  const passwordHash = await services.passwords.hash(password);
  await services.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await endOtherSessions(tx, user.id, idHash);
    await notifyAccount(tx, call, account, passwordChanged);
  });
  void services.outbox.flush();
}

const refuseAt = (path: string, message: string) => refuse(422, message, [{ path, message }]);
