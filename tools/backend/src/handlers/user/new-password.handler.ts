import { newPassword } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { setPassword } from '../../domain/account/set-password.ts';

/** Answers `newPassword`. */
export const newPasswordHandler = implement(newPassword, async (input, call) => {
  await setPassword(call, input);
  return {};
});
