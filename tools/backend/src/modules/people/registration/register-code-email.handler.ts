import { registerCodeEmail } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { registrationLetter } from '../code/code-messages.ts';
import { requireBoxes } from '../consent/consent-boxes.ts';
import { register } from './register.ts';
import { sendCode } from '../code/send-code.ts';

/** Answers `registerCodeEmail`: sends a code, or with one registers. */
export const registerCodeEmailHandler = implement(registerCodeEmail, async (input, call) => {
  const { phone, email, code, token } = input;
  requireBoxes(call.services, input);
  if (code) await register(call, input);
  else {
    await sendCode(call, {
      purpose: 'registration',
      channel: 'mail',
      phone,
      email,
      proof: { method: registerCodeEmail.name, token },
      write: (account, fresh) => registrationLetter(email, account, fresh),
    });
  }
  return { email };
});
