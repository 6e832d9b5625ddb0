import { eq } from 'drizzle-orm';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { users } from '../../people/account/accounts.table.ts';
import { passwordChanged } from '../../people/account/account-news.ts';
import { judgePassword } from '../../people/account/password-policy.ts';
import { placeOf } from '../../people/account/place-of.ts';
import { endOtherSessions } from '../../people/session/sessions.ts';
import { tellAccount } from '../../people/account/tell-account.ts';
import { findUser } from '../../people/account/find-user.ts';

interface NewPassword {
  old_password: string;
  password: string;
  rpassword: string;
}

/**
 * Changes the password of a buyer who knows the old one, and ends the other sessions. Wrong old passwords
 * count as wrong logins do: a session that somebody took over is no way to guess it.
 * @throws Refused 422 where the old one is wrong, the new ones differ, or it is too weak or the same; 429
 */
export async function changePassword(call: Call, input: NewPassword): Promise<void> {
  const { services } = call;
  const { user, idHash } = buyerOf(call);
  const { password, rpassword, old_password: old } = input;
  const account = await findUser(services.db, user.id);
  const { phone, passwordHash: oldHash } = account;
  if (password !== rpassword) throw refuseAt('rpassword', 'Пароли не совпадают');
  if (!(await services.limits.take('loginPhone', phone))) {
    throw refuse(429, 'Слишком много попыток. Попробуйте через 15 минут');
  }
  if (!(await services.passwords.isRight(oldHash, old))) {
    throw refuseAt('old_password', 'Старый пароль указан неверно');
  }
  await services.limits.reset('loginPhone', phone);
  if (password === old) throw refuseAt('password', 'Новый пароль совпадает со старым');
  const weak = judgePassword(services.config.passwordPolicy, password, phone);
  if (weak) throw refuseAt('password', weak);
  const passwordHash = await services.passwords.hash(password);
  await services.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await endOtherSessions(tx, user.id, idHash);
    await tellAccount(tx, call, account, passwordChanged(placeOf(services.config)));
  });
  void services.outbox.flush();
}

const refuseAt = (path: string, message: string) => refuse(422, message, [{ path, message }]);
