import { sendEmailCode } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import * as email from './change-email.ts';

export const sendEmailCodeHandler = implement(sendEmailCode, async (input, call) => {
  await email.sendEmailCode(call, input.email, input.password);
  return {};
});
