import { eq } from 'drizzle-orm';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { users } from '../account/accounts.table.ts';
import { findAccount } from '../account/find-account.ts';
import { knownDevice } from '../account/known-device.ts';
import { countAttempt, forgiveAttempt } from '../account/login-attempts.ts';

interface Credentials {
  /** `+7XXXXXXXXXX`. */
  phone: string;
  password: string;
}

/**
 * Finds the account of a phone and its password. Besides the one that has confirmed the phone, or was the first with it,
 * the latest that has registered it by letter may log in. An unknown phone and a wrong password take the same time and get
 * the same answer: two passwords are compared, however many accounts there are, so that nobody learns who has one.
 * @throws Refused 401 for wrong credentials, 429 over the limits
 */
export async function logIn(
  call: Call,
  { phone, password }: Credentials,
): Promise<typeof users.$inferSelect> {
  const { services, visitor } = call;
  const { db, limits, passwords } = services;
  if (!(await limits.take('loginAddress', visitor.ip))) {
    throw refuse(429, 'Слишком много попыток входа. Попробуйте через 15 минут');
  }
  const first = await findAccount(services, db, phone);
  const latest = await findAccount(services, db, phone, { latest: true });
  const other = latest?.id === first?.id ? undefined : latest;
  const devices = [knownDevice(call, first), knownDevice(call, other)];
  const device = devices.find((one) => one !== null) ?? null;
  await countAttempt(call, phone, device);
  const isFirst = await passwords.isRight(first?.passwordHash ?? null, password);
  const isOther = await passwords.isRight(other?.passwordHash ?? null, password);
  const found = (isFirst && first) || (isOther && other);
  const [account] = found ? await db.select().from(users).where(eq(users.id, found.id)) : [];
  if (!account) throw refuse(401, 'Неверный номер телефона или пароль');
  await forgiveAttempt(call, phone, device);
  return account;
}
