import { changeCheckSmsPhone } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { recoverySms } from '../code/code-messages.ts';
import { requirePhone } from './required-fields.ts';
import { sendCode } from '../code/send-code.ts';

export const changeCheckSmsPhoneHandler = implement(changeCheckSmsPhone, async (input, call) => {
  const phone = requirePhone(input.phone);
  const { clock } = call.services;
  await sendCode(call, {
    purpose: 'recovery',
    channel: 'sms',
    phone,
    proof: { method: changeCheckSmsPhone.name, token: input.token },
    write: (account, code) => recoverySms({ phone, now: clock() }, account, code),
  });
  return {};
});
