import type { Role } from '../core/roles.ts';

/** Per cent of an order's price that a role takes off alone; roles that are not named take nothing off. */
const ALONE: Partial<Record<Role, number>> = {
  sales_manager: 1,
  head_of_sales: 3,
  administrator: 3,
};

/** Per cent that two people take off at most. */
export const MOST_DISCOUNT = 10;

/** Per cent of an order's price that a role takes off without a second person. */
export const aloneUpTo = (role: Role): number => ALONE[role] ?? 0;

/** Whether a discount is more than some per cent of a price, kopecks. */
export const isMoreThan = (percent: number, { price, amount }: { price: number; amount: number }) =>
  amount * 100 > price * percent;
