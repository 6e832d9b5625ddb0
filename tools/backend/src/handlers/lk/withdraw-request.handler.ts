import { withdrawRequest } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import * as requests from '../../domain/profile/profile-requests.ts';

/** Answers `withdrawRequest`. */
export const withdrawRequestHandler = implement(withdrawRequest, async ({ guid }, call) => {
  await requests.withdrawRequest(call.services, buyerOf(call).user.id, guid);
  return {};
});
