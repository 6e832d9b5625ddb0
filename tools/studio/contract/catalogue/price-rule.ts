/** How the prices of the chosen lots move. */
export interface PriceRule {
  /** Per cent of each price, or the same sum for each. */
  by: 'percent' | 'sum';
  /** Per cent or kopecks; below zero lowers. */
  amount: number;
  /** Kopecks that a new price is a multiple of. */
  step: number;
}

/** A lot's price as it was seen and as it is wished, kopecks. */
export interface PriceWish {
  former: number;
  price: number;
}

/** Per cent of one price up to which one person changes it alone. */
const ALONE_PERCENT = 3;

/** Kopecks that the prices of one change may move by together while one person makes it alone. */
const ALONE_TOGETHER = 5_000_000_00;

/** The new price of a lot, kopecks: rounded to the step, never to the other side of the old one. */
export function priceAfter(former: number, { by, amount, step }: PriceRule): number {
  const moved = by === 'percent' ? former + (former * amount) / 100 : former + amount;
  const rounded = Math.round(moved / step) * step;
  if (amount === 0) return former;
  return amount < 0 ? Math.min(rounded, former) : Math.max(rounded, former);
}

/** Whether a change needs a second person: one of its prices moves far, or all of them together do. */
export function needsSecond(wishes: readonly PriceWish[]): boolean {
  const isFar = ({ former, price }: PriceWish) =>
    Math.abs(price - former) * 100 > former * ALONE_PERCENT;
  const together = wishes.reduce((sum, { former, price }) => sum + Math.abs(price - former), 0);
  return wishes.some(isFar) || together > ALONE_TOGETHER;
}

/** The crossed-out price beside a new one, kopecks: none that is not above it, which would promise a discount that there is not. */
export function oldPriceAfter(
  { price, oldPrice }: { price: number; oldPrice: number | null },
  after: number,
  showOld: boolean,
): number | null {
  if (oldPrice !== null && oldPrice > after) return oldPrice;
  return showOld && price > after ? price : null;
}
