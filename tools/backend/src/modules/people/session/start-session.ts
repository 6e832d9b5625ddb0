import type { Call } from '../../../kernel/method/call.ts';
import type { users } from '../account/accounts.table.ts';
import { rememberDevice } from './known-device.ts';
import { sessionCookie } from './session-cookie.ts';
import { closeSession, openSession } from './sessions.ts';

/**
 * Lets who has proved to be the account's in: a session with a new id, whatever cookie came. What the guest saved becomes
 * the buyer's.
 */
export async function startSession(
  call: Call,
  account: Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>,
): Promise<void> {
  const { db, config, clock, afterLogin } = call.services;
  const { name, options } = sessionCookie(config);
  const former = call.cookie(name);
  if (former) await closeSession(db, former);
  const { userAgent } = call.visitor;
  const id = await openSession(db, { userId: account.id, userAgent, now: clock() });
  call.setCookie(name, id, options);
  rememberDevice(call, account);
  await afterLogin(call, account.id);
}
