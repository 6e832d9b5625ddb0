/** Per cent of the former price up to which one person changes it alone. */
const ALONE = 3;

/** Whether a change of a price needs a second person; kopecks. */
export const needsSecond = (former: number, price: number): boolean =>
  Math.abs(price - former) * 100 > former * ALONE;
