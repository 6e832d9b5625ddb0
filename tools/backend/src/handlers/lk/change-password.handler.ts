import { changeAccountPassword } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { changePassword } from '../../domain/profile/change-password.ts';

/** Answers `changeAccountPassword`. */
export const changeAccountPasswordHandler = implement(
  changeAccountPassword,
  async (input, call) => {
    await changePassword(call, input);
    return {};
  },
);
