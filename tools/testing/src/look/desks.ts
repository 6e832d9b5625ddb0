import type { LookedAt } from './pages.ts';

const desk = (route: string, staff: string, follow?: string): LookedAt => ({
  ...{ name: `studio-${route}`, route, address: `/studio/${route}`, staff },
  ...(follow && { follow }),
});

/** Every desk of the Studio, as somebody sees it who works there. */
export const desksLookedAt: readonly LookedAt[] = [
  desk('leads', 'sales_manager'),
  desk('orders', 'sales_manager'),
  { ...desk('orders', 'sales_manager', 'main table a[href*="/orders/"]'), name: 'studio-order' },
  desk('mortgages', 'mortgage_broker'),
  desk('viewings', 'sales_manager'),
  desk('agents', 'head_of_sales'),
  desk('work', 'handover_engineer'),
  desk('approvals', 'head_of_sales'),
  desk('pages', 'marketer', 'main nav a[href*="kak-kupit"]'),
  desk('content', 'editor'),
  desk('media', 'marketer'),
  desk('menus', 'marketer'),
  desk('letters', 'marketer'),
  desk('reviews', 'editor'),
  desk('lots', 'head_of_sales'),
  desk('prices', 'head_of_sales'),
  desk('imports', 'administrator'),
  desk('feeds', 'marketer'),
  desk('figures', 'head_of_sales'),
  desk('crm', 'administrator'),
  desk('company', 'administrator'),
  desk('people', 'administrator'),
  desk('audit', 'administrator'),
];
