import { eq } from 'drizzle-orm';
import { formatMoney } from '@m30/ui-kit/format';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Services } from '../../kernel/services.ts';
import { applyEvent, lockOrder } from '../../modules/deal/order/apply-event.ts';
import type { OrderState } from '../../modules/deal/order/core/state.ts';
import { readOrders } from '../../modules/deal/order/find-orders.ts';
import { orders } from '../../modules/deal/order/orders.table.ts';
import { NO_LIMIT } from '../../modules/deal/order/refusal-words.ts';
import { canOf } from './can-of.ts';
import { checkTerms, pricedBy } from './price-of-order.ts';

interface Wish {
  /** Guid. */
  order: string;
  /** The price that was seen, kopecks. */
  former: number;
}

/**
 * An order, locked, while its discount may be taken back, with what it would cost then and how much the discount is.
 * @throws Refused 404, 409 where the discount stays or the price is another one, 422 where the chosen terms do not fit the price of before
 */
export async function lockWithdrawable(
  tx: Database,
  services: Services,
  { order: guid, former }: Wish,
) {
  const row = await lockOrder(tx, guid);
  const [order] = await readOrders({ ...services, db: tx }, { where: eq(orders.guid, guid) });
  if (!order) throw refuse(404, 'Такого заказа нет');
  const { state } = order;
  if (!canOf(state, services.clock()).withdraw_discount) throw refuse(409, whyNot(state));
  if (row.price !== former) throw refuse(409, 'Цена заказа уже другая. Обновите страницу');
  const after = pricedBy(row, state.discount);
  checkTerms(services, after, row.payment);
  return { row, after, amount: state.discount };
}

/** Gives an order the price of before its discount, within a transaction: contract, plan of payments and the buyer's page follow the row. */
export async function withdrawDiscount(
  tx: Database,
  services: Services,
  { reason, key, ...wish }: Wish & { reason: string; key: string },
) {
  const { row, after, amount } = await lockWithdrawable(tx, services, wish);
  const { price, bundle } = after;
  await tx.update(orders).set({ price, bundle }).where(eq(orders.guid, row.guid));
  await applyEvent(tx, services, {
    ...{ order: row.guid, type: 'discount.withdrawn', actor: 'company', reason },
    ...{ data: { amount, price }, key: `discount.withdrawn:${key}` },
  });
  return { before: { price: row.price }, after: { price, reason } };
}

/** «Отмена скидки 300 000 ₽ в заказе M30-30412: 17 700 000 ₽ → 18 000 000 ₽». */
export const withdrawalTitle = (
  number: string,
  { amount, former }: { amount: number; former: number },
): string =>
  `Отмена скидки ${formatMoney(amount)} в\u00a0заказе ${number}: ${formatMoney(former)} → ${formatMoney(former + amount)}`;

function whyNot({ stage, signed, discount }: OrderState) {
  if (stage > 7) return 'Договор подписан: его цена уже не\u00a0меняется';
  if (signed.length > 0) return 'Договор уже подписывают: его цена не\u00a0меняется';
  if (discount === 0) return 'Скидки в\u00a0этом заказе нет';
  return NO_LIMIT;
}
