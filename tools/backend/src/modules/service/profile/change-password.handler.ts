import { changeAccountPassword } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { changePassword } from './change-password.ts';

export const changeAccountPasswordHandler = implement(
  changeAccountPassword,
  async (input, call) => {
    await changePassword(call, input);
    return {};
  },
);
