import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every page of the account, below `/lk`; the layout `guarded` lets only buyers in. */
export default [
  layout('layouts/account/layout.tsx', [
    layout('layouts/guarded/layout.tsx', [
      index('routes/dashboard/dashboard/route.tsx'),
      route('orders', 'routes/order/orders/route.tsx'),
    ]),
    route('*', 'routes/not-found/not-found/route.tsx'),
  ]),
  route('logout', 'routes/session/logout/route.tsx'),
] satisfies RouteConfig;
