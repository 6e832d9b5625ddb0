import { getOfflineReserve } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { hasOfflineReserve } from './has-offline-reserve.ts';

/** Answers `getOfflineReserve`, to the buyer whose reserve it is. */
export const getOfflineReserveHandler = implement(getOfflineReserve, async (input, call) => {
  const { user } = buyerOf(call);
  const own = input.user_id === user.id && input.user_guid.toLowerCase() === user.guid;
  if (!own) throw refuse(403, 'Это данные другого покупателя');
  const offline: 0 | 1 = (await hasOfflineReserve(call.services.db, user.id)) ? 1 : 0;
  return { offline };
});
