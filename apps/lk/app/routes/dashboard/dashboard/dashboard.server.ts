import { dehydrate } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';
import { buyerOf } from '@m30/shell/guard';
import { servicesContext } from '@m30/shell/server';
import { nextAction } from '../../../store/order/next-action.ts';
import { ordersQuery } from '../../../store/order/orders-query.ts';
import { createQueryClient } from '../../../store/query-client.ts';

/** Orders, and the picture of the complex that the next action is about. */
export async function loadDashboard(context: Readonly<RouterContextProvider>) {
  const { api, visitorApi } = context.get(servicesContext);
  const user = buyerOf(context);
  const queries = createQueryClient();
  const [{ orders }, { complexes }] = await Promise.all([
    queries.fetchQuery(ordersQuery(visitorApi, user.id)),
    api.post('Objects.GetCatalog', {}),
  ]);
  const vendor = nextAction(orders)?.apartment.vendor;
  const picture = complexes.find((complex) => complex.vendor === vendor)?.picture ?? null;
  return { user, queries: dehydrate(queries), picture, now: new Date().toISOString() };
}
