import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every page of the account, below `/lk`; all are guarded by the layout. */
export default [
  layout('layouts/account/layout.tsx', [
    index('routes/dashboard/dashboard/route.tsx'),
    route('orders', 'routes/order/orders/route.tsx'),
    route('*', 'routes/not-found/not-found/route.tsx'),
  ]),
] satisfies RouteConfig;
