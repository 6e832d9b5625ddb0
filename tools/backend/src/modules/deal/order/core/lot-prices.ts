/**
 * Prices of the lots of an order, kopecks, its first lot's before the others: together they are the price of the order.
 */
export const lotPrices = (price: number, others: readonly { price: number }[]): number[] => [
  others.reduce((left, one) => left - one.price, price),
  ...others.map((one) => one.price),
];
