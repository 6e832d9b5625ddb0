import { changePassword } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { checkCode } from '../code/check-code.ts';

/** Answers `changePassword`: the right code opens the way to `newPassword`. */
export const changePasswordHandler = implement(changePassword, async (input, call) => {
  const { phone, code } = input;
  if (!code) throw refuse(422, 'Введите код, отправленный по смс');
  await checkCode(call, { purpose: 'recovery', phone, code });
  return {};
});
