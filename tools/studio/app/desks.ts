import { CrmTrouble } from './desks/crm/CrmTrouble.tsx';
import { BrokenFeeds } from './desks/feeds/BrokenFeeds.tsx';
import { NewLeads } from './desks/leads/NewLeads.tsx';
import { NewReviews } from './desks/reviews/NewReviews.tsx';
import type { Desk } from './frame/desk/desk.ts';

/** Every desk, in the order of the rail. A desk comes when what it shows can be done. */
export const DESKS: readonly Desk[] = [
  {
    path: 'leads',
    title: 'Лиды',
    icon: 'message',
    rights: ['leads.read'],
    Waiting: NewLeads,
    load: () => import('./desks/leads/LeadsDesk.tsx'),
  },
  {
    path: 'orders',
    title: 'Заказы',
    icon: 'document',
    rights: ['orders.read'],
    load: () => import('./desks/orders/OrdersDesk.tsx'),
  },
  {
    path: 'mortgages',
    title: 'Ипотека',
    icon: 'percent',
    rights: ['mortgage.read'],
    load: () => import('./desks/mortgages/MortgagesDesk.tsx'),
  },
  {
    path: 'viewings',
    title: 'Показы',
    icon: 'calendar',
    rights: ['viewings.read'],
    load: () => import('./desks/viewings/ViewingsDesk.tsx'),
  },
  {
    path: 'agents',
    title: 'Агенты',
    icon: 'share',
    rights: ['agents.read'],
    load: () => import('./desks/agents/AgentsDesk.tsx'),
  },
  {
    path: 'work',
    title: 'Дела',
    icon: 'bell',
    load: () => import('./desks/work/WorkDesk.tsx'),
  },
  {
    path: 'approvals',
    title: 'Решения',
    icon: 'check',
    rights: ['approvals.decide', 'prices.change', 'orders.refund'],
    load: () => import('./desks/approvals/ApprovalsDesk.tsx'),
  },
  {
    path: 'pages',
    title: 'Страницы',
    icon: 'grid',
    rights: ['pages.edit'],
    load: () => import('./desks/pages/PagesDesk.tsx'),
  },
  {
    path: 'content',
    title: 'Материалы',
    icon: 'monitor',
    rights: ['news.edit', 'promos.edit', 'site.edit'],
    load: () => import('./desks/content/ContentDesk.tsx'),
  },
  {
    path: 'menus',
    title: 'Меню',
    icon: 'menu',
    rights: ['site.edit'],
    load: () => import('./desks/menus/MenusDesk.tsx'),
  },
  {
    path: 'letters',
    title: 'Письма',
    icon: 'mobile',
    rights: ['letters.edit'],
    load: () => import('./desks/letters/LettersDesk.tsx'),
  },
  {
    path: 'reviews',
    title: 'Отзывы',
    icon: 'star',
    rights: ['reviews.moderate'],
    Waiting: NewReviews,
    load: () => import('./desks/reviews/ReviewsDesk.tsx'),
  },
  {
    path: 'prices',
    title: 'Цены',
    icon: 'rouble',
    rights: ['prices.change'],
    load: () => import('./desks/prices/PricesDesk.tsx'),
  },
  {
    path: 'imports',
    title: 'Импорт',
    icon: 'download',
    rights: ['import.run'],
    load: () => import('./desks/imports/ImportsDesk.tsx'),
  },
  {
    path: 'feeds',
    title: 'Выгрузки',
    icon: 'external',
    rights: ['feeds.manage'],
    Waiting: BrokenFeeds,
    load: () => import('./desks/feeds/FeedsDesk.tsx'),
  },
  {
    path: 'crm',
    title: 'CRM',
    icon: 'turn-right',
    rights: ['crm.manage'],
    Waiting: CrmTrouble,
    load: () => import('./desks/crm/CrmDesk.tsx'),
  },
  {
    path: 'people',
    title: 'Люди',
    icon: 'user',
    rights: ['staff.read'],
    apart: true,
    load: () => import('./desks/people/PeopleDesk.tsx'),
  },
  {
    path: 'audit',
    title: 'Журнал',
    icon: 'list',
    rights: ['audit.read'],
    load: () => import('./desks/audit/AuditDesk.tsx'),
  },
];
