import { getOrderById } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findOrder } from './find-order.ts';

/** Answers `getOrderById`; another buyer's order is not found. */
export const getOrderByIdHandler = implement(getOrderById, async ({ guid }, call) => ({
  data: await findOrder(call.services, buyerOf(call).user.id, guid),
}));
