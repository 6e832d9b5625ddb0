import { getOfflineReserve } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { refuse } from '../../core/refuse.ts';
import { hasOfflineReserve } from '../../domain/account/has-offline-reserve.ts';

/** Answers `getOfflineReserve`, to the buyer whose reserve it is. */
export const getOfflineReserveHandler = implement(getOfflineReserve, async (input, call) => {
  const { user } = buyerOf(call);
  const own = input.user_id === user.id && input.user_guid.toLowerCase() === user.guid;
  if (!own) throw refuse(403, 'Это данные другого покупателя');
  const offline: 0 | 1 = (await hasOfflineReserve(call.services.db, user.id)) ? 1 : 0;
  return { offline };
});
