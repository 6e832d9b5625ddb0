import { formatMoney } from '@m30/ui-kit/format';
import type { Database } from '../../kernel/db/database.ts';
import type { Services } from '../../kernel/services.ts';
import { NO_LIMIT } from '../../modules/deal/order/refusal-words.ts';
import { lockPriced, setPrice, type PriceWish } from './price-of-order.ts';

/**
 * An order, locked, while its discount may be taken back, with what it would cost then; how much the discount is stands in its state.
 * @throws Refused 404, 409 where the discount stays or the price is another one, 422 where the chosen terms do not fit the price of before
 */
export const lockWithdrawable = (tx: Database, services: Services, wish: PriceWish) =>
  lockPriced(tx, services, wish, {
    may: 'withdraw_discount',
    whyNot: ({ discount }) => (discount === 0 ? 'Скидки в\u00a0этом заказе нет' : NO_LIMIT),
    more: ({ discount }) => discount,
  });

/** Gives an order the price of before its discount, within a transaction. */
export async function withdrawDiscount(
  tx: Database,
  services: Services,
  { reason, key, ...wish }: PriceWish & { reason: string; key: string },
) {
  const priced = await lockWithdrawable(tx, services, wish);
  const { discount: amount } = priced.state;
  return setPrice(tx, services, priced, { type: 'discount.withdrawn', amount, reason, key });
}

/** «Отмена скидки 300 000 ₽ в заказе M30-30412: 17 700 000 ₽ → 18 000 000 ₽». */
export const withdrawalTitle = (
  number: string,
  { amount, former }: { amount: number; former: number },
): string =>
  `Отмена скидки ${formatMoney(amount)} в\u00a0заказе ${number}: ${formatMoney(former)} → ${formatMoney(former + amount)}`;
