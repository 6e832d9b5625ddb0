import { registerCodeEmail } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { registrationLetter } from '../../domain/account/code-messages.ts';
import { placeOf } from '../../domain/account/place-of.ts';
import { register } from '../../domain/account/register.ts';
import { sendCode } from '../../domain/account/send-code.ts';

/** Answers `registerCodeEmail`: sends a code, or with one registers. */
export const registerCodeEmailHandler = implement(registerCodeEmail, async (input, call) => {
  const { phone, email, code, token } = input;
  const place = placeOf(call.services.config);
  if (code) await register(call, input);
  else {
    await sendCode(call, {
      purpose: 'registration',
      channel: 'mail',
      phone,
      email,
      token,
      write: (account, fresh) => registrationLetter(place, email, account, fresh),
    });
  }
  return { email };
});
