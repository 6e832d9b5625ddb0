import { newPassword } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { toUser } from '../account/to-user.ts';
import { startSession } from '../session/start-session.ts';
import { setPassword } from './set-password.ts';

/** Answers `newPassword`: who has confirmed the code and chosen the password need not type both again. */
export const newPasswordHandler = implement(newPassword, async (input, call) => {
  const account = await setPassword(call, input);
  await startSession(call, account);
  return { user: toUser(account) };
});
