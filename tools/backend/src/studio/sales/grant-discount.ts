import { formatMoney } from '@m30/ui-kit/format';
import type { Database } from '../../kernel/db/database.ts';
import type { Services } from '../../kernel/services.ts';
import { lockPriced, setPrice, type PriceWish } from './price-of-order.ts';

/** A discount as it is asked for; kopecks. */
export interface DiscountWish extends PriceWish {
  amount: number;
}

/**
 * An order, locked, while its price may fall by a sum, with what it would buy then.
 * @throws Refused 404, 409 where its price does not change any more or is another one, 422 where the chosen terms do not fit the new price
 */
export const lockDiscountable = (
  tx: Database,
  services: Services,
  { amount, ...wish }: DiscountWish,
) =>
  lockPriced(tx, services, wish, {
    may: 'discount',
    whyNot: ({ discount }) =>
      discount > 0
        ? 'Скидка в\u00a0этом заказе уже есть'
        : 'Скидку дают, пока действует бронь заказа',
    more: () => -amount,
  });

/** Takes a sum off the price of an order, within a transaction. */
export async function grantDiscount(
  tx: Database,
  services: Services,
  { reason, key, ...wish }: DiscountWish & { reason: string; key: string },
) {
  const priced = await lockDiscountable(tx, services, wish);
  const { amount } = wish;
  return setPrice(tx, services, priced, { type: 'discount.granted', amount, reason, key });
}

/** «Скидка 300 000 ₽ в заказе M30-30412: 18 000 000 ₽ → 17 700 000 ₽». */
export const discountTitle = (number: string, { amount, former }: DiscountWish): string =>
  `Скидка ${formatMoney(amount)} в\u00a0заказе ${number}: ${formatMoney(former)} → ${formatMoney(former - amount)}`;
