import { createOrder } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { createOrders } from './create-orders.ts';

/** Opens orders for lots, each held for a day. */
export const createOrderHandler = implement(createOrder, (input, call) =>
  createOrders(call, input),
);
