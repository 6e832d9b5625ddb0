import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every page of the account, below `/lk`; the layout `guarded` lets only buyers in. */
export default [
  layout('layouts/account/layout.tsx', [
    layout('layouts/guarded/layout.tsx', [
      index('routes/dashboard/route.tsx'),
      route('orders', 'routes/order/list/route.tsx'),
      route('orders/:guid', 'routes/order/details/route.tsx'),
      route('notices', 'routes/notice/route.tsx'),
      route('profile', 'routes/profile/route.tsx'),
      route('news', 'routes/news/list/route.tsx'),
      route('news/:alias', 'routes/news/details/route.tsx'),
      route('partnerships', 'routes/partnership/list/route.tsx'),
      route('partnerships/:alias', 'routes/partnership/details/route.tsx'),
      route('school', 'routes/school/list/route.tsx'),
      route('school/:alias', 'routes/school/lesson/route.tsx'),
      route('loyalty', 'routes/loyalty/route.tsx'),
      route('feedback', 'routes/feedback/route.tsx'),
      route('contracts', 'routes/contract/list/route.tsx'),
      route('contracts/:guid', 'routes/contract/details/route.tsx'),
      route('certificates', 'routes/certificate/route.tsx'),
      route('stocks', 'routes/promo/route.tsx'),
      route('acceptance', 'routes/acceptance/list/route.tsx'),
      route('acceptance/:guid', 'routes/acceptance/handover/route.tsx'),
      route('showroom', 'routes/showroom/route.tsx'),
      route('statements', 'routes/statement/list/route.tsx'),
      route('statements/new/:template', 'routes/statement/new/route.tsx'),
      route('statements/:guid', 'routes/statement/details/route.tsx'),
      route('services', 'routes/service/list/route.tsx'),
      route('services/:id', 'routes/service/details/route.tsx'),
      route('support', 'routes/support/tickets/route.tsx'),
      route('support/new', 'routes/support/new-ticket/route.tsx'),
      route('support/:guid', 'routes/support/ticket/route.tsx'),
    ]),
    route('*', 'routes/not-found/route.tsx'),
  ]),
  route('logout', 'routes/session/logout/route.tsx'),
] satisfies RouteConfig;
