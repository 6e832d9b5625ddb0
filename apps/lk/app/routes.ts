import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Sections whose page is made of blocks from the database. */
const CONTENT = [
  'acceptance',
  'certificates',
  'contracts',
  'feedback',
  'loyalty',
  'news',
  'news/:alias',
  'partnerships',
  'partnerships/:alias',
  'school',
  'school/:alias',
  'services',
  'showroom',
  'statements',
  'stocks',
  'support',
];

/** Every page of the account, below `/lk`; the layout `guarded` lets only buyers in. */
export default [
  layout('layouts/account/layout.tsx', [
    layout('layouts/guarded/layout.tsx', [
      index('routes/dashboard/dashboard/route.tsx'),
      route('orders', 'routes/order/orders/route.tsx'),
      route('orders/:guid', 'routes/order/order/route.tsx'),
      ...CONTENT.map((path) => route(path, 'routes/content/page/route.tsx', { id: path })),
    ]),
    route('*', 'routes/not-found/not-found/route.tsx'),
  ]),
  route('logout', 'routes/session/logout/route.tsx'),
] satisfies RouteConfig;
