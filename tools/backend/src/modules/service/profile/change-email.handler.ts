import { changeEmail } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import * as email from './change-email.ts';

export const changeEmailHandler = implement(changeEmail, async ({ code }, call) => ({
  email: await email.changeEmail(call, code),
}));
