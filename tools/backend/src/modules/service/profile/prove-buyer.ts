import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { users } from '../../people/account/accounts.table.ts';
import { findUser } from '../../people/account/find-user.ts';

/** The field of the form that holds the password, and what is said of a wrong one. */
interface Field {
  path: string;
  words: string;
}

const PASSWORD: Field = { path: 'password', words: 'Пароль указан неверно' };

/**
 * Has the buyer prove by the password that the session is nobody else's, before what would give the account away. Wrong
 * ones are counted by account, so that a session that somebody copied is no way to guess it.
 * @returns the account
 * @throws Refused 422 for a wrong password or none, 429 over the limit
 */
export async function proveBuyer(
  call: Call,
  password: string | undefined,
  { path, words }: Field = PASSWORD,
): Promise<typeof users.$inferSelect> {
  const { db, limits, passwords } = call.services;
  const account = await findUser(db, buyerOf(call).user.id);
  if (password === undefined) {
    const message = 'Введите пароль';
    throw refuse(422, message, [{ path, message }]);
  }
  if (!(await limits.take('proofBuyer', account.guid))) {
    throw refuse(429, 'Слишком много попыток. Восстановите пароль по СМС или попробуйте завтра');
  }
  if (!(await passwords.isRight(account.passwordHash, password))) {
    throw refuse(422, words, [{ path, message: words }]);
  }
  await limits.reset('proofBuyer', account.guid);
  return account;
}
