import { newPassword } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { setPassword } from './set-password.ts';

/** Answers `newPassword`. */
export const newPasswordHandler = implement(newPassword, async (input, call) => {
  await setPassword(call, input);
  return {};
});
