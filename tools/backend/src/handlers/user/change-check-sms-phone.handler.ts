import { changeCheckSmsPhone } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { recoverySms } from '../../domain/account/code-messages.ts';
import { placeOf } from '../../domain/account/place-of.ts';
import { requirePhone } from '../../domain/account/require-phone.ts';
import { sendCode } from '../../domain/account/send-code.ts';

/** Answers `changeCheckSmsPhone`. */
export const changeCheckSmsPhoneHandler = implement(changeCheckSmsPhone, async (input, call) => {
  const phone = requirePhone(input.phone);
  const place = placeOf(call.services.config);
  await sendCode(call, {
    purpose: 'recovery',
    channel: 'sms',
    phone,
    token: input.token,
    write: (account, code) => recoverySms(place, phone, account, code),
  });
  return {};
});
