import { getFiles } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findOrder } from '../../domain/order/find-orders.ts';

/** Answers `getFiles`; another buyer's order is not found. */
export const getFilesHandler = implement(getFiles, async ({ guid }, call) => {
  const { files } = await findOrder(call.services, buyerOf(call).user.id, guid);
  return { files };
});
