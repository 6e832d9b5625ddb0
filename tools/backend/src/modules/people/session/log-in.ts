import { eq } from 'drizzle-orm';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { users } from '../account/accounts.table.ts';
import { findLocks, type AccountLock } from '../account/find-account.ts';
import { knownDevice } from './known-device.ts';
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
  const { db, limits } = services;
  if (!(await limits.take('loginAddress', visitor.ip))) {
    throw refuse(429, 'Слишком много попыток входа. Попробуйте через 15 минут');
  }
  const accounts = await findLocks(services, db, phone);
  const found =
    (await openKnown(call, accounts, password)) ??
    (await openAny(call, accounts, { phone, password }));
  const [account] = found ? await db.select().from(users).where(eq(users.id, found.id)) : [];
  if (!account) throw refuse(401, 'Неверный номер телефона или пароль');
  return account;
}

type Accounts = readonly [AccountLock | undefined, AccountLock | undefined];

/**
 * Compares the password of the account that knows the browser, if one does, under a count of the browser's own: what is
 * tried elsewhere does not keep it out. Another account of the phone is none of its business.
 */
async function openKnown(call: Call, accounts: Accounts, password: string) {
  const { limits, passwords } = call.services;
  for (const account of accounts) {
    const device = knownDevice(call, account);
    if (!account || device === null || !(await limits.take('loginDevice', device))) continue;
    if (!(await passwords.isRight(account.passwordHash, password))) continue;
    await limits.reset('loginDevice', device);
    return account;
  }
  return undefined;
}

/** @throws Refused 429 over the limits */
async function openAny(call: Call, [first, other]: Accounts, { phone, password }: Credentials) {
  const { passwords } = call.services;
  await countAttempt(call, phone);
  const isFirst = await passwords.isRight(first?.passwordHash ?? null, password);
  const isOther = await passwords.isRight(other?.passwordHash ?? null, password);
  const found = (isFirst && first) || (isOther && other) || undefined;
  if (found) await forgiveAttempt(call, phone);
  return found;
}
