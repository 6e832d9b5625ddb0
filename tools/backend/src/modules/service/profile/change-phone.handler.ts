import { changePhone } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import * as phone from './change-phone.ts';

export const changePhoneHandler = implement(changePhone, async ({ code }, call) => ({
  phone: await phone.changePhone(call, code),
}));
