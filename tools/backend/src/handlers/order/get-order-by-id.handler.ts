import { getOrderById } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findOrder } from '../../domain/order/find-orders.ts';

/** Answers `getOrderById`; another buyer's order is not found. */
export const getOrderByIdHandler = implement(getOrderById, async ({ guid }, call) => ({
  data: await findOrder(call.services, buyerOf(call).user.id, guid),
}));
