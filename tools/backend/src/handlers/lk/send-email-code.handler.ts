import { sendEmailCode } from '@m30/api';
import { implement } from '../../core/implement.ts';
import * as email from '../../domain/profile/change-email.ts';

/** Answers `sendEmailCode`. */
export const sendEmailCodeHandler = implement(sendEmailCode, async (input, call) => {
  await email.sendEmailCode(call, input.email);
  return {};
});
