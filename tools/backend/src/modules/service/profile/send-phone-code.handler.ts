import { sendPhoneCode } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import * as phone from './change-phone.ts';

export const sendPhoneCodeHandler = implement(sendPhoneCode, async (input, call) => {
  await phone.sendPhoneCode(call, input.phone, input.password);
  return {};
});
