import { getFiles } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findOrder } from '../order-details/find-order.ts';

/** Answers `getFiles`; another buyer's order is not found. */
export const getFilesHandler = implement(getFiles, async ({ guid }, call) => {
  const { files } = await findOrder(call.services, buyerOf(call).user.id, guid);
  return { files };
});
