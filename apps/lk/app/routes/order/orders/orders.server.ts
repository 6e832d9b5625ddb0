import { dehydrate } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';
import { buyerOf } from '@m30/shell/guard';
import { servicesContext } from '@m30/shell/server';
import { ordersQuery } from '../../../store/order/orders-query.ts';
import { createQueryClient } from '../../../store/query-client.ts';

/** The buyer's orders, ready for the browser's cache. */
export async function loadOrders(context: Readonly<RouterContextProvider>) {
  const { visitorApi } = context.get(servicesContext);
  const user = buyerOf(context);
  const queries = createQueryClient();
  await queries.fetchQuery(ordersQuery(visitorApi, user.id));
  return { userId: user.id, queries: dehydrate(queries), now: new Date().toISOString() };
}
