import { authorization } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { toUser } from '../account/to-user.ts';
import { agreeAtLogin } from './agree-at-login.ts';
import { logIn } from './log-in.ts';
import { startSession } from './start-session.ts';

export const authorizationHandler = implement(authorization, async (input, call) => {
  const account = await logIn(call, input);
  await agreeAtLogin(call, account, input);
  await startSession(call, account);
  return { user: toUser(account) };
});
