import { changeCheckSmsPhone } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { recoverySms } from '../code/code-messages.ts';
import { placeOf } from '../account/place-of.ts';
import { requirePhone } from './required-fields.ts';
import { sendCode } from '../code/send-code.ts';

/** Answers `changeCheckSmsPhone`. */
export const changeCheckSmsPhoneHandler = implement(changeCheckSmsPhone, async (input, call) => {
  const phone = requirePhone(input.phone);
  const { config, clock } = call.services;
  const place = placeOf(config);
  await sendCode(call, {
    purpose: 'recovery',
    channel: 'sms',
    phone,
    proof: { method: changeCheckSmsPhone.name, token: input.token },
    write: (account, code) => recoverySms(place, { phone, now: clock() }, account, code),
  });
  return {};
});
