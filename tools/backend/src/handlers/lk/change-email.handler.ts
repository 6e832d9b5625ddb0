import { changeEmail } from '@m30/api';
import { implement } from '../../core/implement.ts';
import * as email from '../../domain/profile/change-email.ts';

/** Answers `changeEmail`. */
export const changeEmailHandler = implement(changeEmail, async ({ code }, call) => ({
  email: await email.changeEmail(call, code),
}));
