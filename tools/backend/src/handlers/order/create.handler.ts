import { createOrder } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { createOrders } from '../../domain/order/create-orders.ts';

/** Opens orders for lots, each held for a day. */
export const createOrderHandler = implement(createOrder, (input, call) =>
  createOrders(call, input),
);
