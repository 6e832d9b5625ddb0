import { changeCheckEmail } from '@m30/api';
import { maskEmail } from '@m30/ui-kit/format';
import { implement } from '../../../kernel/method/implement.ts';
import { recoveryLetter } from '../code/code-messages.ts';
import { requireEmail, requirePhone } from './required-fields.ts';
import { sendCode } from '../code/send-code.ts';

/** Answers `changeCheckEmail` out of its input alone: whether it is the account's address, or there is an account, stays unknown. */
export const changeCheckEmailHandler = implement(changeCheckEmail, async (input, call) => {
  const phone = requirePhone(input.phone);
  const email = requireEmail(input.email);
  const { clock } = call.services;
  await sendCode(call, {
    purpose: 'recovery',
    channel: 'mail',
    phone,
    email,
    proof: { method: changeCheckEmail.name, token: input.token },
    write: (account, code) => recoveryLetter({ email, now: clock() }, account, code),
  });
  return { email, blur_email: maskEmail(email) };
});
