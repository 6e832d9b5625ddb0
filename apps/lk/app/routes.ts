import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every page of the account, below `/lk`; the layout `guarded` lets only buyers in. */
export default [
  layout('layouts/account/layout.tsx', [
    layout('layouts/guarded/layout.tsx', [
      index('routes/dashboard/dashboard/route.tsx'),
      route('orders', 'routes/order/orders/route.tsx'),
      route('orders/:guid', 'routes/order/order/route.tsx'),
      route('notices', 'routes/notice/notices/route.tsx'),
      route('profile', 'routes/profile/profile/route.tsx'),
      route('news', 'routes/news/news/route.tsx'),
      route('news/:alias', 'routes/news/news-item/route.tsx'),
      route('partnerships', 'routes/partnership/partnerships/route.tsx'),
      route('partnerships/:alias', 'routes/partnership/partnership/route.tsx'),
      route('school', 'routes/school/school/route.tsx'),
      route('school/:alias', 'routes/school/lesson/route.tsx'),
      route('loyalty', 'routes/loyalty/loyalty/route.tsx'),
      route('feedback', 'routes/feedback/feedback/route.tsx'),
      route('contracts', 'routes/contract/contracts/route.tsx'),
      route('contracts/:guid', 'routes/contract/contract/route.tsx'),
      route('certificates', 'routes/certificate/certificates/route.tsx'),
      route('stocks', 'routes/stock/stocks/route.tsx'),
      route('acceptance', 'routes/acceptance/acceptance/route.tsx'),
      route('acceptance/:guid', 'routes/acceptance/handover/route.tsx'),
      route('showroom', 'routes/showroom/showroom/route.tsx'),
      route('statements', 'routes/statement/statements/route.tsx'),
      route('statements/new/:template', 'routes/statement/new-statement/route.tsx'),
      route('statements/:guid', 'routes/statement/statement/route.tsx'),
      route('services', 'routes/service/services/route.tsx'),
      route('services/:id', 'routes/service/service/route.tsx'),
      route('support', 'routes/support/tickets/route.tsx'),
      route('support/new', 'routes/support/new-ticket/route.tsx'),
      route('support/:guid', 'routes/support/ticket/route.tsx'),
    ]),
    route('*', 'routes/not-found/not-found/route.tsx'),
  ]),
  route('logout', 'routes/session/logout/route.tsx'),
] satisfies RouteConfig;
