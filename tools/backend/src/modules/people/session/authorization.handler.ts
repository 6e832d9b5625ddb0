import { authorization } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { sessionCookie } from './session-cookie.ts';
import { rememberDevice } from './known-device.ts';
import { logIn } from './log-in.ts';
import { closeSession, openSession } from './sessions.ts';
import { toUser } from '../account/to-user.ts';

/**
 * Answers `authorization`: a new session with a new id, whatever cookie came. What the guest saved
 * becomes the buyer's.
 */
export const authorizationHandler = implement(authorization, async (input, call) => {
  const { db, config, clock } = call.services;
  const { userAgent } = call.visitor;
  const account = await logIn(call, input);
  const { name, options } = sessionCookie(config);
  const former = call.cookie(name);
  if (former) await closeSession(db, former);
  const id = await openSession(db, { userId: account.id, userAgent, now: clock() });
  call.setCookie(name, id, options);
  rememberDevice(call, account);
  await call.services.afterLogin(call, account.id);
  return { user: toUser(account) };
});
