import { checkSmsPhone } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { checkCode } from '../../domain/account/check-code.ts';
import { registrationSms } from '../../domain/account/code-messages.ts';
import { placeOf } from '../../domain/account/place-of.ts';
import { sendCode } from '../../domain/account/send-code.ts';

/** Answers `checkSmsPhone`: sends a code, or with one checks it. */
export const checkSmsPhoneHandler = implement(checkSmsPhone, async (input, call) => {
  const { phone, code, token } = input;
  const place = placeOf(call.services.config);
  if (code) await checkCode(call, { purpose: 'registration', phone, code });
  else {
    await sendCode(call, {
      purpose: 'registration',
      channel: 'sms',
      phone,
      token,
      write: (account, fresh) => registrationSms(place, phone, account, fresh),
    });
  }
  return {};
});
