import { ApiRefusal, type ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { troubleWords } from '@m30/shell/error';
import { newPriceOf, reserveLot } from '@m30/shell/order';
import { tellShop } from '../../../store/events/shop-act.ts';

type SimilarLot = Pick<
  ResultOf<'Objects.GetLots'>['lots'][number],
  'id' | 'url' | 'rooms' | 'euro' | 'area' | 'price'
>;

/** Why a lot was not held. */
export interface HoldRefusal {
  /** In Russian, without the full stop. */
  message: string;
  /** What may be held in its place. */
  similar: readonly SimilarLot[];
  /** Kopecks at which it may be held; `null` where it was refused for something else than its price. */
  newPrice: number | null;
}

/**
 * Holds a lot for a day at the price that the visitor has seen and leads to its order. A guest is asked to
 * log in first, then it goes on by itself.
 * @param price kopecks
 * @param search terms of the loan that the order begins with: `?term=15`, or ''
 * @returns why it was not held; `null` where the visitor has closed the login
 */
export async function holdLot(
  lot: string,
  price: number | null,
  search: string,
): Promise<HoldRefusal | null> {
  try {
    const { order } = await reserveLot(browserApi, lot, price);
    tellShop({ act: 'order', order, lots: [lot] });
    // The button works on until the page of the order is there.
    window.location.assign(`/order/${order}${search}`);
    return await new Promise(() => {});
  } catch (error) {
    const message = troubleWords(error);
    if (message === null) return null;
    if (!(error instanceof ApiRefusal)) return { message, similar: [], newPrice: null };
    const { similar } = error.details;
    return {
      message,
      similar: Array.isArray(similar) ? similar : [],
      newPrice: newPriceOf(error),
    };
  }
}
