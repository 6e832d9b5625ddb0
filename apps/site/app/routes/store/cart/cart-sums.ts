import type { ResultOf } from '@m30/api/client';
import { formatMoney } from '@m30/ui-kit/format';
import { lotNumber } from '../../../store/cart/lot-words.ts';

type Product = ResultOf<'Cart.Get'>['products'][number];

/** Lots that the visitor may still buy: free ones and those that he holds. */
export const available = (products: readonly Product[]): Product[] =>
  products.filter(({ lot, hold }) => lot.price !== null && (lot.status === 'free' || hold?.own));

/** The lot to go on with: the one that is held, else the first that is free. */
export const nextLot = (products: readonly Product[]): Product | undefined =>
  products.find(({ hold }) => hold?.own) ?? available(products)[0];

/** Prices of what may still be bought, kopecks. */
export const totalOf = (products: readonly Product[]): number =>
  available(products).reduce((sum, { lot }) => sum + (lot.price ?? 0), 0);

/** What has become of prices since the lots were added: «Пока вас не было, «Террасы», № 205, подешевел на 699 600 ₽». */
export function priceNews(products: readonly Product[]): string[] {
  return products.flatMap(({ lot, price_then: then }) => {
    if (lot.price === null || then === null || lot.price === then) return [];
    const how = lot.price < then ? 'стал дешевле' : 'стал дороже';
    const difference = formatMoney(Math.abs(lot.price - then));
    return [
      `${lotNumber(lot)}: лот ${how} на\u00a0${difference} с\u00a0тех пор, как вы его добавили.`,
    ];
  });
}
