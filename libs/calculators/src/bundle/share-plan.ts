/** How the parts of one payment plan fall on the lots of a set. */
export type PlanSharing = 'own-money-first' | 'in-proportion';

/**
 * Shares the parts of one payment plan among the lots that it pays for, so that each contract names its own sums: the shares of a lot
 * sum up to its price, the shares of a part to that part, to the kopeck.
 *
 * `own-money-first`: what goes with the flat is paid from the first parts, so that a loan or maternity capital, which come last, pay for the
 * flat. `in-proportion`: each part pays for each lot, by its price, equal parts equally; kopecks
 * that do not divide come with the last part, or fall on the flat.
 * @param parts kopecks, in the order in which they are paid
 * @param prices kopecks of the lots, the flat first; they sum up to what the parts sum up to
 * @returns by lot, then by part
 */
export function sharePlan(
  parts: readonly number[],
  prices: readonly number[],
  sharing: PlanSharing,
): number[][] {
  const others = prices.slice(1);
  const shares =
    sharing === 'own-money-first' ? fromTheFirst(parts, others) : inProportion(parts, prices);
  const flat = parts.map((part, index) =>
    shares.reduce((left, lot) => left - (lot[index] ?? 0), part),
  );
  return prices.length === 0 ? [] : [flat, ...shares];
}

/** Each price is taken from what the ones before have left of the parts. */
function fromTheFirst(parts: readonly number[], prices: readonly number[]): number[][] {
  const left = [...parts];
  return prices.map((price) => {
    let due = price;
    return left.map((part, index) => {
      const paid = Math.min(part, due);
      left[index] = part - paid;
      due -= paid;
      return paid;
    });
  });
}

/** Each part rounded down, so that no share is below zero; the last one completes each price. */
function inProportion(parts: readonly number[], prices: readonly number[]): number[][] {
  const total = BigInt(prices.reduce((sum, price) => sum + price, 0));
  return prices.slice(1).map((price) => {
    const shares = parts
      .slice(0, -1)
      .map((part) => (total === 0n ? 0 : Number((BigInt(part) * BigInt(price)) / total)));
    return parts.length === 0 ? [] : [...shares, price - shares.reduce((sum, one) => sum + one, 0)];
  });
}
