import { withdrawRequest } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import * as requests from './profile-requests.ts';

export const withdrawRequestHandler = implement(withdrawRequest, async ({ guid }, call) => {
  await requests.withdrawRequest(call.services, buyerOf(call).user.id, guid);
  return {};
});
