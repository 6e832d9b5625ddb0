import type { InputOf } from '@m30/api/client';

/** One order of several lots, at their own prices that the visitor has seen, kopecks. */
export const setInput = (
  lots: readonly { id: string; price: number }[],
): InputOf<'Order.Create'> => ({
  lots: lots.map(({ id }) => id),
  prices: Object.fromEntries(lots.map(({ id, price }) => [id, price])),
  together: true,
});
