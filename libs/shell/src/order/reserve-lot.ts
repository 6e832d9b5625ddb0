import type { Api } from '@m30/api/client';

/**
 * Holds a lot for the visitor, who is asked to log in first; each call is a wish of its own.
 * @param price that the visitor has seen, kopecks; `null` where none is shown
 * @throws ApiRefusal where another buyer was faster, and where the price has changed ({@link newPriceOf})
 */
export const reserveLot = (api: Pick<Api, 'post'>, lot: string, price: number | null) =>
  api.post(
    'Order.Reserve',
    { lot, ...(price !== null && { price }) },
    { idempotencyKey: crypto.randomUUID() },
  );
