import { checkSmsPhone } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { checkCode } from '../code/check-code.ts';
import { registrationSms } from '../code/code-messages.ts';
import { requireBoxes } from '../consent/consent-boxes.ts';
import { sendCode } from '../code/send-code.ts';

/** Answers `checkSmsPhone`: sends a code, or with one checks it. */
export const checkSmsPhoneHandler = implement(checkSmsPhone, async (input, call) => {
  const { phone, code, token } = input;
  requireBoxes(call.services, input);
  if (code) await checkCode(call, { purpose: 'registration', phone, code });
  else {
    await sendCode(call, {
      purpose: 'registration',
      channel: 'sms',
      phone,
      proof: { method: checkSmsPhone.name, token },
      write: (account, fresh) => registrationSms(phone, account, fresh),
    });
  }
  return {};
});
