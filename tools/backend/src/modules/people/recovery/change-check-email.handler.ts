import { changeCheckEmail } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { recoveryLetter } from '../code/code-messages.ts';
import { maskEmail } from './mask-email.ts';
import { placeOf } from '../account/place-of.ts';
import { requirePhone } from '../account/require-phone.ts';
import { sendCode } from '../code/send-code.ts';

/** Answers `changeCheckEmail` out of its input alone: the account's address stays unknown. */
export const changeCheckEmailHandler = implement(changeCheckEmail, async (input, call) => {
  const phone = requirePhone(input.phone);
  const { email, token } = input;
  const { config, clock } = call.services;
  const place = placeOf(config);
  await sendCode(call, {
    purpose: 'recovery',
    channel: 'mail',
    phone,
    email,
    token,
    write: (account, code) => recoveryLetter(place, { phone, email, now: clock() }, account, code),
  });
  return { email: email ?? '', blur_email: maskEmail(email) };
});
