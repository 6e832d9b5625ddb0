import { eq } from 'drizzle-orm';
import { formatMoney } from '@m30/ui-kit/format';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Services } from '../../kernel/services.ts';
import { applyEvent, lockOrder } from '../../modules/deal/order/apply-event.ts';
import { readOrders } from '../../modules/deal/order/find-orders.ts';
import { orders } from '../../modules/deal/order/orders.table.ts';
import { canOf } from './can-of.ts';
import { checkTerms, pricedBy } from './price-of-order.ts';

/** A discount as it is asked for; kopecks. */
export interface DiscountWish {
  /** Guid. */
  order: string;
  amount: number;
  /** The price that was seen. */
  former: number;
}

/**
 * An order, locked, while its price may fall by a sum, with what it would buy then.
 * @throws Refused 404, 409 where its price does not change any more or is another one, 422 where the chosen terms do not fit the new price
 */
export async function lockDiscountable(
  tx: Database,
  services: Services,
  { order: guid, amount, former }: DiscountWish,
) {
  const row = await lockOrder(tx, guid);
  const [order] = await readOrders({ ...services, db: tx }, { where: eq(orders.guid, guid) });
  if (!order) throw refuse(404, 'Такого заказа нет');
  const { state } = order;
  if (!canOf(state, services.clock()).discount) throw refuse(409, whyNot(state));
  if (row.price !== former) throw refuse(409, 'Цена заказа уже другая. Обновите страницу');
  const after = pricedBy(row, -amount);
  checkTerms(services, after, row.payment);
  return { row, after };
}

/** Takes a sum off the price of an order, within a transaction: contract, plan of payments and the buyer's page follow the row. */
export async function grantDiscount(
  tx: Database,
  services: Services,
  { reason, key, ...wish }: DiscountWish & { reason: string; key: string },
) {
  const { row, after } = await lockDiscountable(tx, services, wish);
  const { price, bundle } = after;
  await tx.update(orders).set({ price, bundle }).where(eq(orders.guid, row.guid));
  await applyEvent(tx, services, {
    ...{ order: row.guid, type: 'discount.granted', actor: 'company', reason },
    ...{ data: { amount: wish.amount, price }, key: `discount.granted:${key}` },
  });
  return { before: { price: row.price }, after: { price, reason } };
}

/** «Скидка 300 000 ₽ в заказе M30-30412: 18 000 000 ₽ → 17 700 000 ₽». */
export const discountTitle = (number: string, { amount, former }: DiscountWish): string =>
  `Скидка ${formatMoney(amount)} в\u00a0заказе ${number}: ${formatMoney(former)} → ${formatMoney(former - amount)}`;

function whyNot({
  stage,
  signed,
  discount,
}: {
  stage: number;
  signed: readonly number[];
  discount: number;
}) {
  if (stage > 7) return 'Договор подписан: его цена уже не\u00a0меняется';
  if (signed.length > 0) return 'Договор уже подписывают: его цена не\u00a0меняется';
  if (discount > 0) return 'Скидка в\u00a0этом заказе уже есть';
  return 'Скидку дают, пока действует бронь заказа';
}
