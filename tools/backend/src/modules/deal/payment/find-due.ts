import { and, eq } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Call } from '../../../kernel/method/call.ts';
import { holds } from '../hold/holds.table.ts';
import { orders } from '../order/orders.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { isActive } from '../hold/find-holds.ts';
import { boughtName } from '../order/order-lots.ts';
import { HOLD_FEE } from '../order/core/rules.ts';
import { allowedActions } from '../order/require-action.ts';
import { readOrderNumber } from '../contract-register/contract-words.ts';
import { PURPOSE_WORDS } from './payment-rules.ts';

interface Asked {
  number: string;
  /** `+7XXXXXXXXXX`. */
  phone: string;
}

/** What is to be paid for an order. */
export interface DuePayment {
  order: string;
  userId: number;
  number: string;
  purpose: 'hold';
  /** Kopecks. */
  amount: number;
  title: string;
  /** ISO instant. */
  until: string | null;
}

/**
 * Finds what is to be paid by an order's number and its buyer's phone; `null` where the two do not
 * belong together or nothing is to be paid.
 * @throws Refused 429 after too many tries
 */
export async function findDue(
  { services, visitor }: Call,
  { number, phone }: Asked,
): Promise<DuePayment | null> {
  const { db, catalogue, clock, limits } = services;
  if (!(await limits.take('contractAddress', visitor.ip))) {
    throw refuse(429, 'Слишком много проверок подряд. Попробуйте через час или позвоните нам');
  }
  const [found] = await db
    .select({ order: orders, hold: holds })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(holds, eq(holds.orderGuid, orders.guid))
    .where(and(eq(orders.number, readOrderNumber(number)), eq(users.phone, phone)));
  if (!found) return null;
  const { order, hold } = found;
  const { guid, userId } = order;
  if (!(await allowedActions(db, services, guid)).includes('pay')) return null;
  return {
    order: guid,
    userId,
    number: order.number,
    purpose: 'hold',
    amount: HOLD_FEE,
    title: [PURPOSE_WORDS.hold, boughtName(catalogue.snapshot, order)].filter(Boolean).join(': '),
    until: hold && isActive(hold, clock()) ? hold.expiresAt.toISOString() : null,
  };
}
